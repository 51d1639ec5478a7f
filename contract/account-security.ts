import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Email, NewPassword } from './credentials.ts'
import { errors } from './errors.ts'
import { Timestamp } from './timestamp.ts'

/** What a person sets about their account; each on its own. */
export const AccountSettings = z.object({
  is_open: z.boolean(),
  is_mama: z.boolean(),
  username: z.string().trim().max(50),
  language: z.enum(['ja', 'en']),
  enable_notification: z.boolean(),
  enable_mail_magazine: z.boolean(),
})
export type AccountSettings = z.infer<typeof AccountSettings>
export const AccountSettingsChange = z.strictObject(AccountSettings.shape).partial()
export type AccountSettingsChange = z.infer<typeof AccountSettingsChange>

export const OwnSession = z.object({
  id: z.uuid(),
  /** `Chrome（Android）`. */
  device: z.string(),
  created_at: Timestamp,
  /** Written once an hour. */
  last_seen_at: Timestamp,
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const Done = z.object({ success: z.boolean() })
const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } = errors

export const accountSecurity = {
  settings: {
    show: oc
      .route({ method: 'GET', path: '/candidate_users/settings/', summary: '設定を見る', tags: ['accounts'] })
      .output(AccountSettings)
      .errors({ SIGN_IN_REQUIRED }),
    /** What is absent stays. Asking for the mail magazine is a consent to it. */
    change: oc
      .route({ method: 'PATCH', path: '/candidate_users/settings/', summary: '設定を変える', tags: ['accounts'] })
      .input(AccountSettingsChange)
      .output(AccountSettings)
      .errors({ SIGN_IN_REQUIRED }),
  },
  password: {
    /** Ends every other session. */
    change: oc
      .route({ method: 'PUT', path: '/candidate_users/password/', summary: 'パスワードを変える', tags: ['accounts'] })
      .input(z.strictObject({ password: NewPassword }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS }),
  },
  email: {
    /** A mail to the new address decides; until then nothing changes. */
    ask_change: oc
      .route({ method: 'POST', path: '/candidate_users/email_changes/', summary: 'メールアドレスを変えるメールを頼む', tags: ['accounts'] })
      .input(z.strictObject({ email: Email }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  },
  sessions: {
    list: oc
      .route({ method: 'GET', path: '/candidate_users/sessions/', summary: 'ログイン中の端末を見る', tags: ['sessions'] })
      .output(
        z.object({
          sessions: z.array(OwnSession),
          /** Until then nothing asks for the password again. Null when it is asked for. */
          confirmed_until: Timestamp.nullable(),
        }),
      )
      .errors({ SIGN_IN_REQUIRED }),
    end: oc
      .route({ method: 'DELETE', path: '/candidate_users/sessions/{session_id}/', summary: '端末をログアウトさせる', tags: ['sessions'] })
      .input(z.strictObject({ session_id: z.uuid() }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    end_others: oc
      .route({ method: 'DELETE', path: '/candidate_users/sessions/', summary: 'ほかの端末をすべてログアウトさせる', tags: ['sessions'] })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED }),
  },
}
