import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { type AreaPath, forArea } from '#contract/platform/procedure.ts'
import { Email, NewPassword, OwnPassword } from './credentials.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

export const OwnSession = z.object({
  id: z.uuid(),
  /** `Chrome（Android）`. */
  device: z.string().meta({ example: 'Chrome（Windows）' }),
  created_at: Timestamp,
  /** Written once an hour. */
  last_seen_at: Timestamp,
  is_current: z.boolean(),
  /** In which company, for a member of several; null for everybody else. */
  company_name: z.string().nullable().meta({ example: '株式会社ヤマノテ計測' }),
})
export type OwnSession = z.infer<typeof OwnSession>

const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS, TOO_MANY_TRIES, WRONG_PASSWORD, MAIL_UNAVAILABLE } = errors

/** One's own password and address, and where one is signed in: alike in every area. */
export const ownSecurity = (people: AreaPath, passwords: string, sessions: string) => ({
  password: {
    /** Ends every other session. */
    change: forArea(people, 'change_account')
      .route({ method: 'PUT', path: `/${people}/password/`, summary: '自分のパスワードを変える', tags: [passwords] })
      .input(z.strictObject({ current_password: OwnPassword, password: NewPassword }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, WRONG_PASSWORD, TOO_MANY_TRIES, TOO_MANY_REQUESTS }),
  },
  email: {
    /** A mail to the new address decides; until then nothing changes. */
    ask_change: forArea(people, 'change_account')
      .route({ method: 'POST', path: `/${people}/email_changes/`, summary: '自分のメールアドレスを変えるメールを頼む', tags: [passwords] })
      .input(z.strictObject({ email: Email }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  },
  sessions: {
    list: forArea(people, 'see_account')
      .route({ method: 'GET', path: `/${people}/sessions/`, summary: '自分のログイン中の端末を見る', tags: [sessions] })
      .output(
        z.object({
          sessions: z.array(OwnSession),
          /** Until then nothing asks for the password again. Null when it is asked for. */
          confirmed_until: Timestamp.nullable(),
        }),
      )
      .errors({ SIGN_IN_REQUIRED }),
    /** Another device asks for the password or a passkey, if that is more than 15 minutes ago; one's own does not. */
    end: forArea(people, 'change_account')
      .route({ method: 'DELETE', path: `/${people}/sessions/{session_id}/`, summary: '自分の端末をログアウトさせる', tags: [sessions] })
      .input(z.strictObject({ session_id: z.uuid().meta({ description: 'ログイン中の端末のID。' }) }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND }),
    end_others: forArea(people, 'change_account')
      .route({ method: 'DELETE', path: `/${people}/sessions/`, summary: '自分のほかの端末をすべてログアウトさせる', tags: [sessions] })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED }),
  },
})
