import { z } from 'zod'
import { EducationType, ManagementExperience, PurposeIntention, SkillLevel } from '../profiles/candidate-profiles.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'

/** The furthest part that a candidate has opened to one company: without names; employers and schools; the name; the contact. */
export const RevealLevel = z.enum(['anonymous', 'career', 'name', 'contact'])
export type RevealLevel = z.infer<typeof RevealLevel>

/** One employer as a company may read it. Until the career is revealed the name is 現職の企業 or 以前の企業. */
export const VisibleWorkExperience = z.object({
  organization_name: z.string().meta({ example: '株式会社サンプル計測' }),
  department_position: z.string().meta({ example: '開発・リーダー' }),
  industry_type: z.string(),
  join_year: z.int().nullable(),
  join_month: z.int().nullable(),
  leave_year: z.int().nullable(),
  leave_month: z.int().nullable(),
  employment_type: z.int().nullable(),
  work_summary: z.string().meta({ example: '計測機器の収集基盤。' }),
})
export type VisibleWorkExperience = z.infer<typeof VisibleWorkExperience>

/**
 * All that a company may ever see of a candidate, as a list of what is allowed: whatever is not named here does not reach a company.
 * Sex, birthday, exact address, username, `is_mama`, the wished salary and the salary floor are in no answer to any company.
 */
export const VisibleCandidate = z.object({
  id: z.string().meta({ example: '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b21' }),
  reveal: RevealLevel.meta({ example: 'name' }),
  /** Empty until the name is revealed. */
  name: z.string().meta({ example: '佐藤 花' }),
  premium: z.boolean(),
  /** The prefecture only. */
  address: z.int().nullable(),
  english_level: z.int().nullable(),
  management_experience: ManagementExperience.nullable(),
  final_education_type: EducationType.nullable(),
  job_history_name: z.string().meta({ example: 'データを受け取る仕組みの設計と開発（10年）' }),
  job_summary: z.string().meta({ example: '計測データを受け取り、補い、届ける仕組みを10年つくってきました。' }),
  licenses: z.string(),
  skill_types: z.array(z.int()),
  skill_levels: z.array(SkillLevel),
  employment_types: z.array(z.int()),
  work_experiences: z.array(VisibleWorkExperience),
  career_intention_rating: CareerIntention.nullable(),
  purpose_intention: PurposeIntention.nullable(),
  working_day: z.string(),
  user_interest: z.string().meta({ example: '医療の計測。' }),
  user_desired_work_detail: z.string(),
  user_desired_job_fields: z.array(z.int()),
  user_desired_skill_types: z.array(z.int()),
  user_desired_employment_types: z.array(z.int()),
  user_preferred_work_areas: z.array(z.int()),
  user_desired_categories: z.array(z.int()),
  user_interest_social_issues: z.array(z.int()),
  user_desired_company_phases: z.array(z.int()).meta({ example: [1] }),
  user_desired_company_kinds: z.array(z.int()),
  user_desired_remote: z.int().nullable(),
  /** Empty until the career is revealed; the reason, too. */
  your_vision: z.string(),
  your_vision_reason: z.string(),
  /** Null until the career is revealed. */
  career: z
    .object({
      annual_income_range: z.int().nullable(),
      final_education_name: z.string().meta({ example: '見本大学' }),
      final_education_field_of_study: z.string().meta({ example: '工学部' }),
      final_education_end_date: z.int().nullable(),
      education_name: z.string(),
      education_field_of_study: z.string(),
      education_end_date: z.int().nullable(),
      highschool_name: z.string(),
      highschool_field_of_study: z.string(),
      highschool_end_date: z.int().nullable(),
    })
    .nullable(),
  /** Null until the contact is revealed. */
  contact: z.object({ name: z.string().meta({ example: '佐藤 花' }), name_reading: z.string(), email: z.string(), phone_number: z.string() }).nullable(),
})
export type VisibleCandidate = z.infer<typeof VisibleCandidate>
