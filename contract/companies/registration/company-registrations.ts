import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forAnyone } from '#contract/platform/procedure.ts'
import { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { CorporateNumber } from './corporate-number.ts'
import { Email, LinkToken, NewPassword } from '#contract/accounts/sign-in/credentials.ts'
import { currentConsent } from '#contract/accounts/consents/current-consent.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { IdOfCompany } from '#contract/platform/ids.ts'
import { readableName } from '#contract/accounts/names/name-problem.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { NeedsSecondFactor } from '#contract/accounts/sign-in/sessions.ts'
import { OwnPath } from '#contract/platform/text/own-path.ts'

export const MemberName = z
  .string()
  .trim()
  .min(1, '氏名を入力してください。')
  .max(50, '50文字までにしてください。')
  .superRefine(readableName)
  .meta({ example: '三枝 由香' })

/** A company's own site; without a scheme it is read as https. */
export const Website = z.preprocess(
  (value) => {
    const text = typeof value === 'string' ? value.normalize('NFKC').trim() : value
    return typeof text === 'string' && text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text
  },
  z
    .string()
    .max(500)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: '企業のサイトのアドレスを入力してください。例：https://example.co.jp' }))
    .meta({ example: 'https://minamolog.example/' }),
)

const consents = z.strictObject(currentConsent)

/** A company and its first member, who becomes its admin. The mail address has to belong to the domain of the company's site. */
export const CompanySignUp = z.strictObject({
  company_name: z.string().trim().min(1, '企業名を入力してください。').max(200).superRefine(readableName),
  corporate_number: CorporateNumber,
  url: Website,
  name: MemberName,
  email: Email,
  password: NewPassword,
  consents,
  /** A company without members, whose page they came from: they ask to become its admin. */
  company_id: IdOfCompany.optional(),
})
export type CompanySignUp = z.infer<typeof CompanySignUp>

const tags = ['company_registrations']
const { SWITCHED_OFF, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, LINK_INVALID, SIGN_UP_PASSWORD_REQUIRED, WRONG_PASSWORD, ADDRESS_TAKEN } = errors

/** What a company's people do without being signed in. Nothing here tells whether an address or a company is known: the mail does. */
export const companyRegistrations = {
  sign_up: forAnyone
    .route({ method: 'POST', path: '/company_users/', summary: '企業の登録を申し込む', tags })
    .input(CompanySignUp)
    .output(Done)
    .errors({ TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, SWITCHED_OFF }),
  /**
   * `pending`: the company waits for its approval, and its first member is signed in. `asked`: somebody of that company is here already,
   * and its admins were asked to invite. `claimed`: the company is here without members; the operators decide who becomes its admin.
   * `granted`: this one became its admin, and is signed in. `sign_in`: the address signs in already, and got one more company; its owner signs in.
   */
  verify: forAnyone
    .route({ method: 'POST', path: '/company_users/verifications/', summary: 'メールアドレスを確認して、企業の登録を完了する', tags })
    .input(z.strictObject({ token: LinkToken, password: z.string().min(1).max(1000).optional() }))
    .output(z.object({ outcome: z.enum(['pending', 'asked', 'claimed', 'granted', 'sign_in']) }))
    .errors({ LINK_INVALID, SIGN_UP_PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_REQUESTS }),
  show_invitation: forAnyone
    .route({ method: 'POST', path: '/company_users/invitations/openings/', summary: '招待を見る', tags })
    .input(z.strictObject({ token: LinkToken }))
    .output(
      z.object({
        email: z.string().meta({ example: 'izumi@yamanote-keisoku.example' }),
        role: CompanyRole,
        company_name: z.string().meta({ example: '株式会社ヤマノテ計測' }),
        invited_by_name: z.string(),
        expires_at: Timestamp,
        /**
         * `new`: nobody here has the address. `sign_in`: somebody has it, who signs in first. `ready`: they are signed in, and accept without a new
         * password. `member`: they belong to this company already.
         */
        account: z.enum(['new', 'sign_in', 'ready', 'member']).meta({ example: 'new' }),
      }),
    )
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
  /** Makes the account and signs in. */
  accept_invitation: forAnyone
    .route({ method: 'POST', path: '/company_users/invitations/uses/', summary: '招待を受ける', tags })
    .input(z.strictObject({ token: LinkToken, name: MemberName, password: NewPassword, consents }))
    .output(Done)
    .errors({ LINK_INVALID, ADDRESS_TAKEN, TOO_MANY_REQUESTS }),
  ask_password_reset: forAnyone
    .route({ method: 'POST', path: '/company_users/password_resets/', summary: '企業のメンバーが、パスワード再設定のメールを頼む', tags })
    .input(z.strictObject({ email: Email, next: OwnPath }))
    .output(Done)
    .errors({ TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  /** Signs in with the new password; every other session ends. A second factor is still asked for. */
  reset_password: forAnyone
    .route({ method: 'POST', path: '/company_users/password_resets/uses/', summary: '企業のメンバーが、新しいパスワードを決める', tags })
    .input(z.strictObject({ token: LinkToken, password: NewPassword }))
    .output(Done.extend({ needs_second_factor: NeedsSecondFactor, next: z.string() }))
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
  change_email: forAnyone
    .route({ method: 'POST', path: '/company_users/email_changes/uses/', summary: '企業のメンバーが、新しいメールアドレスを確認して、変える', tags })
    .input(z.strictObject({ token: LinkToken }))
    .output(Done)
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
}
