import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { type NotificationChannel, notificationChannels } from '../kinds/kind-of-audience.ts'
import { kindsFor } from '../kinds/notification-kinds.ts'
import { errors } from '#contract/platform/errors/errors.ts'

const Kind = z.enum(kindsFor('candidate'))

type Switches = { [Channel in NotificationChannel as `by_${Channel}`]: z.ZodBoolean }
const channels = Object.fromEntries(notificationChannels.map((channel) => [`by_${channel}`, z.boolean()])) as Switches

export const NotificationSettings = z.object({
  /** How each kind reaches the candidate, beside the list of notifications, where everything stands. */
  settings: z.array(z.object({ kind: Kind, ...channels })),
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
  settings: z.array(z.strictObject({ kind: Kind, ...z.object(channels).partial().shape })).max(Kind.options.length),
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
