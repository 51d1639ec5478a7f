import { z } from 'zod'
import { Done } from '#contract/platform/done.ts'
import { forAnyone, forCandidate } from '#contract/platform/procedure.ts'
import { EducationType, ManagementExperience, PurposeIntention } from '../profiles/candidate-profiles.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { Email, LinkToken, NewPassword } from '#contract/accounts/sign-in/credentials.ts'
import { currentConsent } from '#contract/accounts/consents/current-consent.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { NeedsSecondFactor } from '#contract/accounts/sign-in/sessions.ts'
import { OwnPath } from '#contract/platform/text/own-path.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'
import { KnownDay } from '#contract/platform/text/timestamp.ts'

const text = (longest: number) => z.string().trim().max(longest)
const year = WholeNumber(1930, 2100)
const month = WholeNumber(1, 12)
const masterIds = (most: number) =>
  z
    .array(LookupId)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, '同じ項目が重複しています。')

/** A registration in steps, as far as it has come (`temp_registrating`). Nothing in it is required. */
export const RegistrationDraft = z
  .strictObject({
    email: Email,
    birthday_year: WholeNumber(1900, 2100).meta({ example: 1992 }),
    birthday_month: month.meta({ example: 4 }),
    birthday_day: WholeNumber(1, 31).meta({ example: 17 }),
    address: LookupId,
    final_education_type: EducationType,
    final_education_name: text(200).meta({ example: '京都みずべ大学' }),
    final_education_field_of_study: text(200),
    final_education_end_date: year,
    latest_work_name: text(200).meta({ example: '株式会社ハシワタシ情報' }),
    latest_work_start_date_year: year.meta({ example: 2016 }),
    latest_work_start_date_month: month.meta({ example: 4 }),
    now_working: z.boolean(),
    latest_work_end_date_year: year,
    latest_work_end_date_month: month,
    latest_work_department: text(200).meta({ example: '開発' }),
    annual_income_range: LookupId,
    management_experience: ManagementExperience,
    skill_types: masterIds(100),
    career_intention_rating: CareerIntention,
    purpose_intention: PurposeIntention,
    user_desired_employment_types: masterIds(5),
    user_preferred_work_areas: masterIds(48),
  })
  .partial()
export type RegistrationDraft = z.infer<typeof RegistrationDraft>

/** `consents` names the version of each text that was shown and agreed to. A visitor who gives no birthday confirms that they are 16 or older. */
export const SignUp = z.strictObject({
  email: Email,
  /** Without one, the link of the mail alone signs in; a password can be set later. */
  password: NewPassword.optional(),
  birthday: KnownDay.optional(),
  is_16_or_older: z.boolean().default(false),
  consents: z.strictObject({ ...currentConsent, mail_magazine: z.literal(purposes.mail_magazine.version).optional() }),
  enable_mail_magazine: z.boolean().default(true),
  referral_code: text(100).default(''),
  source: text(200).default(''),
  registration_draft: RegistrationDraft.optional(),
  /** Where they wanted to go: the link of the mail leads on there, in whichever browser it is opened. */
  next: OwnPath,
})
export type SignUp = z.infer<typeof SignUp>

const tags = ['registrations']
const { SIGN_IN_REQUIRED, SWITCHED_OFF, TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, LINK_INVALID, SIGN_UP_PASSWORD_REQUIRED, WRONG_PASSWORD } = errors

/** What is done without being signed in. Nothing here tells whether an address is known: the mail does. */
export const registrations = {
  sign_up: forAnyone
    .route({ method: 'POST', path: '/candidate_users/', summary: '会員登録を申し込む', tags })
    .input(SignUp.superRefine(readableNames))
    .output(Done)
    .errors({ TOO_MANY_REQUESTS, MAIL_UNAVAILABLE, SWITCHED_OFF }),
  /** Makes the account and signs in. From another browser than the one that signed up it takes the password, too, if one was chosen. */
  verify: forAnyone
    .route({ method: 'POST', path: '/candidate_users/verifications/', summary: 'メールアドレスを確認して、登録を完了する', tags })
    .input(z.strictObject({ token: LinkToken, password: z.string().min(1).max(1000).optional() }))
    .output(z.object({ success: z.boolean(), has_draft: z.boolean(), next: z.string().meta({ example: '/job_offer/apply?id=112&company_id=146' }) }))
    .errors({ LINK_INVALID, SIGN_UP_PASSWORD_REQUIRED, WRONG_PASSWORD, TOO_MANY_REQUESTS }),
  /** Says what is wrong with a draft, and keeps nothing. */
  check_draft: forAnyone
    .route({ method: 'POST', path: '/candidate_users/registration_draft_checks/', summary: '登録の下書きを確かめる', tags })
    .input(RegistrationDraft.superRefine(readableNames))
    .output(RegistrationDraft),
  ask_password_reset: forAnyone
    .route({ method: 'POST', path: '/candidate_users/password_resets/', summary: 'パスワード再設定のメールを頼む', tags })
    .input(z.strictObject({ email: Email, next: OwnPath }))
    .output(Done)
    .errors({ TOO_MANY_REQUESTS, MAIL_UNAVAILABLE }),
  /** Signs in with the new password; every other session ends. */
  reset_password: forAnyone
    .route({ method: 'POST', path: '/candidate_users/password_resets/uses/', summary: '新しいパスワードを決める', tags })
    .input(z.strictObject({ token: LinkToken, password: NewPassword }))
    .output(Done.extend({ needs_second_factor: NeedsSecondFactor, next: z.string().meta({ example: '/job_offer/apply?id=112&company_id=146' }) }))
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
  change_email: forAnyone
    .route({ method: 'POST', path: '/candidate_users/email_changes/uses/', summary: '新しいメールアドレスを確認して、変える', tags })
    .input(z.strictObject({ token: LinkToken }))
    .output(Done)
    .errors({ LINK_INVALID, TOO_MANY_REQUESTS }),
}

export const registrationSteps = {
  registration_draft: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/registration_draft/', summary: '登録の下書きを見る', tags })
      .output(RegistrationDraft)
      .errors({ SIGN_IN_REQUIRED }),
    keep: forCandidate
      .route({ method: 'PUT', path: '/candidate_users/registration_draft/', summary: '登録の下書きを残す', tags })
      .input(RegistrationDraft.superRefine(readableNames))
      .output(RegistrationDraft)
      .errors({ SIGN_IN_REQUIRED }),
  },
  registration: {
    /** The draft becomes the profile, and is gone. */
    complete: forCandidate
      .route({ method: 'POST', path: '/candidate_users/registration/', summary: '下書きをプロフィールにする', tags })
      .input(z.strictObject({}))
      .output(Done)
      .errors({ SIGN_IN_REQUIRED }),
  },
}
