import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { errors } from '#contract/platform/errors/errors.ts'

/** What the system tells a candidate, in the order of the settings. */
export const notificationKinds = ['new_message', 'scout', 'selection', 'saved_search', 'favorite_by_company', 'profile_request', 'reminder', 'notice'] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

const channels = { by_mail: z.boolean(), by_push: z.boolean(), by_line: z.boolean() }

/** How one kind reaches the person, beside the list of notices, where everything stands. */
export const NotificationSetting = z.object({ kind: NotificationKind, ...channels })
export type NotificationSetting = z.infer<typeof NotificationSetting>

export const NotificationSettings = z.object({
  settings: z.array(NotificationSetting),
  push: z.object({
    /** With which a browser subscribes: the application server key of RFC 8292, base64url. */
    public_key: z.string().meta({ example: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U' }),
    /** Whether the device that asks is subscribed. */
    is_on_here: z.boolean(),
    device_count: z.int().meta({ example: 2 }),
  }),
  /** Whether LINE is linked, and this site can write there. */
  has_line: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** What is absent stays as it is. */
export const NotificationSettingsChange = z.strictObject({
  settings: z.array(z.strictObject({ kind: NotificationKind, ...z.object(channels).partial().shape })).max(notificationKinds.length),
})
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>

const path = '/candidate_users/notification_settings/'
const tags = ['notification_settings']
const { SIGN_IN_REQUIRED } = errors

export const notificationSettings = {
  notification_settings: {
    show: forCandidate.route({ method: 'GET', path, summary: '通知の設定を見る', tags }).output(NotificationSettings).errors({ SIGN_IN_REQUIRED }),
    change: forCandidate
      .route({ method: 'PATCH', path, summary: '通知の設定を変える', tags })
      .input(NotificationSettingsChange)
      .output(NotificationSettings)
      .errors({ SIGN_IN_REQUIRED }),
  },
}
