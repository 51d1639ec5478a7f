import { oc } from '@orpc/contract'
import { z } from 'zod'
import { OwnSession } from './account-security.ts'
import { MemberName } from './company-registrations.ts'
import { Email, NewPassword } from './credentials.ts'
import { errors } from './errors.ts'
import { Timestamp } from './timestamp.ts'

/** What holds for the whole company. */
export const CompanySettings = z.object({
  /** Candidates may apply to the company without a fixed role. */
  is_hiring_open_position: z.boolean(),
  /** No direct applications: favourites and scouts only. */
  deny_company_apply: z.boolean(),
})
export type CompanySettings = z.infer<typeof CompanySettings>

const Done = z.object({ success: z.boolean() })
const tags = ['company_accounts']
const { SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, NOT_FOUND, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE } = errors

/** A member's own account, as a candidate's in account-security.ts. */
export const companySecurity = {
  own: {
    change: oc
      .route({ method: 'PATCH', path: '/company_users/account/', summary: '自分の氏名を変える', tags })
      .input(z.strictObject({ name: MemberName }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED }),
  },
  settings: {
    show: oc.route({ method: 'GET', path: '/company_users/settings/', summary: '企業の設定を見る', tags }).output(CompanySettings).errors({ SIGN_IN_REQUIRED }),
    /** What is absent stays. */
    change: oc
      .route({ method: 'PATCH', path: '/company_users/settings/', summary: '企業の設定を変える', tags })
      .input(z.strictObject(CompanySettings.shape).partial())
      .output(CompanySettings)
      .errors({ SIGN_IN_REQUIRED }),
  },
  password: {
    /** Ends every other session. */
    change: oc
      .route({ method: 'PUT', path: '/company_users/password/', summary: '自分のパスワードを変える', tags })
      .input(z.strictObject({ password: NewPassword }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS }),
  },
  email: {
    /** A mail to the new address decides; until then nothing changes. */
    ask_change: oc
      .route({ method: 'POST', path: '/company_users/email_changes/', summary: '自分のメールアドレスを変えるメールを頼む', tags })
      .input(z.strictObject({ email: Email }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, CONFIRMATION_REQUIRED, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  },
  sessions: {
    list: oc
      .route({ method: 'GET', path: '/company_users/sessions/', summary: '自分のログイン中の端末を見る', tags })
      .output(z.object({ sessions: z.array(OwnSession), confirmed_until: Timestamp.nullable() }))
      .errors({ SIGN_IN_REQUIRED }),
    end: oc
      .route({ method: 'DELETE', path: '/company_users/sessions/{session_id}/', summary: '自分の端末をログアウトさせる', tags })
      .input(z.strictObject({ session_id: z.uuid() }))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED, NOT_FOUND }),
    end_others: oc
      .route({ method: 'DELETE', path: '/company_users/sessions/', summary: '自分のほかの端末をすべてログアウトさせる', tags })
      .output(Done)
      .errors({ SIGN_IN_REQUIRED }),
  },
}
