import { z } from 'zod'
import { forCandidate } from '#contract/platform/procedure.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Completeness } from './completeness.ts'
import { MOST_SKILL_YEARS } from './skill-levels.ts'
import { LookupId } from '#contract/platform/ids.ts'
import { readableNames } from '#contract/accounts/names/name-problem.ts'
import { phoneNumberProblem } from '#contract/accounts/names/phone-number-problem.ts'
import { PostalCode } from '#contract/platform/lookups/postal-codes.ts'
import { WholeNumber } from '#contract/platform/text/whole-number.ts'

/** One kind of line end and no control characters. What a database cannot hold is refused, not changed. */
const text = (longest: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cc}/gu, (control) => ('\n\t\0'.includes(control) ? control : '')))
    .trim()
    .max(longest)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), '保存できない文字が含まれています。その文字を消してください。')
const year = WholeNumber(1930, 2100)
const month = WholeNumber(1, 12)
const minute = z.int('始まりと終わりを、どちらも入れてください。')
/** Spaces of any width part the names. */
const oneSpaced = (name: string) => name.replaceAll(/\s+/g, ' ')
const halfWidth = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (typeof value === 'string' ? narrowed(value) : value), schema)
/** Full-width digits and the many dashes of Japanese keyboards. */
const narrowed = (value: string) =>
  value
    .normalize('NFKC')
    .replaceAll(/[‐-―−ー]/g, '-')
    .trim()
const masterIds = (most: number) =>
  z
    .array(LookupId)
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, '同じ項目が重複しています。')
const PhoneNumber = halfWidth(
  z
    .string()
    .overwrite((number) => number.replaceAll(/[\s()]/g, ''))
    .superRefine((number, { addIssue }) => {
      const message = phoneNumberProblem(number)
      if (message) addIssue({ code: 'custom', message })
    }),
)

export const Sex = z.enum(['female', 'male', 'other', 'no_answer'])
export const EducationType = z.enum([
  'doctor',
  'master',
  'bachelor',
  'junior_college',
  'technical_college',
  'vocational_school',
  'high_school',
  'junior_high_school',
  'other',
])
export const PurposeIntention = z.enum(['find_new_job', 'find_side_job', 'find_both', 'undecided'])
export const ManagementExperience = z.enum(['none', 'one_to_five', 'six_to_ten', 'eleven_to_twenty', 'over_twenty_one'])

/** One employer of the history. A month needs its year; without a leaving year it lasts. `corporate_number` and `mail_domain` serve only to keep that employer from seeing this profile. */
export const WorkExperience = z.strictObject({
  user_work_experience_id: z.int().optional(),
  organization_name: text(200).min(1, '会社名を入力してください。').meta({ example: 'ヌクモリ計測機器株式会社' }),
  corporate_number: halfWidth(z.string().regex(/^([1-9]\d{12})?$/, '法人番号は13桁の数字です。')).default(''),
  mail_domain: halfWidth(
    text(253)
      .toLowerCase()
      .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/, '会社のメールアドレスの「@」より後ろを入力してください。'),
  )
    .default('')
    .meta({ example: 'nukumori.example' }),
  department_position: text(200).default('').meta({ example: '開発部 主任' }),
  industry_type: text(200).default(''),
  join_year: year.nullable().default(null),
  join_month: month.nullable().default(null),
  leave_year: year.nullable().default(null),
  leave_month: month.nullable().default(null),
  employment_type: LookupId.nullable().default(null),
  work_summary: text(4000).default('').meta({ example: '計測機器の収集基盤。欠測の補完処理を設計。' }),
  order_no: z.int().min(0).max(1000).default(0),
})
export type WorkExperience = z.infer<typeof WorkExperience>

/** How well and how long somebody has used one of their `skill_types`. */
export const SkillLevel = z.strictObject({
  skill_type: LookupId.meta({ example: 1 }),
  level: WholeNumber(1, 4).nullable().meta({ example: 3 }),
  years: WholeNumber(0, MOST_SKILL_YEARS).nullable().meta({ example: 4 }),
})
export type SkillLevel = z.infer<typeof SkillLevel>

const profileFields = {
  name: text(100).overwrite(oneSpaced).meta({ example: '宇津木 千紘' }),
  name_reading: text(100).overwrite(oneSpaced).meta({ example: 'うつぎ ちひろ' }),
  sex: Sex.nullable(),
  /** `YYYY-MM-DD`. */
  birthday: z.iso.date('年・月・日を、どれも選んでください。').nullable().meta({ example: '1992-04-17' }),
  /** `NNN-NNNN`. */
  postal_code: PostalCode.or(z.literal('')).meta({ example: '604-8091' }),
  address: LookupId.nullable().meta({ example: 26 }),
  address_detail: text(300).meta({ example: '京都市中京区下本能寺前町' }),
  phone_number: PhoneNumber.meta({ example: '090-1234-5678' }),
  final_education_type: EducationType.nullable(),
  final_education_name: text(200).meta({ example: '水無瀬大学' }),
  final_education_field_of_study: text(200).meta({ example: '情報工学' }),
  final_education_end_date: year.nullable(),
  education_name: text(200),
  education_field_of_study: text(200),
  education_end_date: year.nullable(),
  highschool_name: text(200),
  highschool_field_of_study: text(200),
  highschool_end_date: year.nullable(),
  job_history_name: text(200).meta({ example: '計測データの収集基盤' }),
  job_summary: text(4000).meta({ example: '計測機器のデータを集める仕組みを作ってきました。' }),
  skill_types: masterIds(100).meta({ example: [1, 2, 3] }),
  /** Of some of `skill_types`; what is said of any other skill is not kept. */
  skill_levels: z.array(SkillLevel).max(100),
  employment_types: masterIds(8),
  english_level: LookupId.nullable(),
  licenses: text(2000),
  work_experiences: z.array(WorkExperience).max(50),
}

const advancedFields = {
  annual_income_range: LookupId.nullable(),
  management_experience: ManagementExperience.nullable(),
  working_day: text(200),
  user_interest: text(2000),
  user_desired_work_detail: text(2000),
  user_desired_job_fields: masterIds(30),
  user_desired_skill_types: masterIds(100),
  user_desired_employment_types: masterIds(5),
  user_preferred_work_areas: masterIds(48),
  user_desired_categories: masterIds(30),
  user_interest_social_issues: masterIds(30),
  user_desired_company_phases: masterIds(3),
  user_desired_company_kinds: masterIds(4),
  user_desired_remote: LookupId.nullable(),
  /** 万円 a year. */
  user_desired_min_salary: WholeNumber(0, 100_000).nullable().meta({ example: 520 }),
  /** Minutes after midnight; 0 is Sunday. */
  availabilities: z
    .array(
      z.strictObject({
        weekday: z.int().min(0).max(6),
        from_minute: minute.min(0).max(1439).meta({ example: 540 }),
        to_minute: minute.min(1).max(1440).meta({ example: 960 }),
      }),
    )
    .max(70),
}

const visionFields = {
  your_vision: text(2000).meta({ example: '測れないものを、測れるように。' }),
  your_vision_reason: text(2000).meta({ example: '祖母の体調の変化に、誰も気づけなかったからです。' }),
}

/** The profile as its owner sees it. Everything is optional but the address of the mail, which the settings change. */
export const CandidateProfile = z.object({
  email: z.string().meta({ example: 'chihiro@candidate.example' }),
  ...profileFields,
  career_intention_rating: CareerIntention.nullable(),
  purpose_intention: PurposeIntention.nullable(),
  user_desired_employment_types: masterIds(5),
  user_preferred_work_areas: masterIds(48).meta({ example: [26, 27] }),
  user_desired_skill_types: masterIds(100),
  user_interest: z.string(),
  working_day: z.string(),
  user_desired_work_detail: z.string(),
  annual_income_range: LookupId.nullable(),
  management_experience: ManagementExperience.nullable(),
  enable_notification: z.boolean(),
  enable_mail_magazine: z.boolean(),
  referral_code: z.string(),
  source: z.string(),
})
export type CandidateProfile = z.infer<typeof CandidateProfile>
/** What is absent stays as it is; `work_experiences` replaces the whole history, matched by `user_work_experience_id`. */
export const CandidateProfileChange = z.strictObject(profileFields).partial()
export type CandidateProfileChange = z.infer<typeof CandidateProfileChange>

export const AdvancedProfile = z.object({
  ...advancedFields,
  career_intention_rating: CareerIntention.nullable(),
  purpose_intention: PurposeIntention.nullable(),
  job_history_pdf_text: z.string(),
})
export type AdvancedProfile = z.infer<typeof AdvancedProfile>
export const AdvancedProfileChange = z.strictObject(advancedFields).partial()
export type AdvancedProfileChange = z.infer<typeof AdvancedProfileChange>

export const YourVision = z.object(visionFields)
export type YourVision = z.infer<typeof YourVision>
export const YourVisionChange = z.strictObject(visionFields).partial()
export type YourVisionChange = z.infer<typeof YourVisionChange>

const tags = ['profiles']
const refusals = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED }

export const profiles = {
  profile: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/profile/', summary: 'プロフィールを見る', tags })
      .output(CandidateProfile)
      .errors(refusals),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/profile/', summary: 'プロフィールを変える', tags })
      .input(CandidateProfileChange.superRefine(readableNames))
      .output(CandidateProfile)
      .errors({ ...refusals, NOT_FOUND: errors.NOT_FOUND }),
    completeness: forCandidate
      .route({ method: 'GET', path: '/candidate_users/profile/completeness/', summary: 'プロフィールの完成度を見る', tags })
      .output(Completeness)
      .errors(refusals),
  },
  advanced_profile: {
    show: forCandidate
      .route({ method: 'GET', path: '/candidate_users/advanced_profile/', summary: '希望と経験を見る', tags })
      .output(AdvancedProfile)
      .errors(refusals),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/advanced_profile/', summary: '希望と経験を変える', tags })
      .input(AdvancedProfileChange)
      .output(AdvancedProfile)
      .errors(refusals),
  },
  your_vision: {
    show: forCandidate.route({ method: 'GET', path: '/candidate_users/your_vision/', summary: 'your vision を見る', tags }).output(YourVision).errors(refusals),
    change: forCandidate
      .route({ method: 'PATCH', path: '/candidate_users/your_vision/', summary: 'your vision を変える', tags })
      .input(YourVisionChange)
      .output(YourVision)
      .errors(refusals),
  },
}
