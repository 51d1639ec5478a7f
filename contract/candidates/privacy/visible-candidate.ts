import { z } from 'zod'
import { EducationType, ManagementExperience, PurposeIntention } from '../profiles/candidate-profiles.ts'
import { CareerIntention } from '#contract/accounts/candidates/career-intention.ts'

/** The furthest part that a candidate has opened to one company: without names; employers and schools; the name; the contact. */
export const RevealLevel = z.enum(['anonymous', 'career', 'name', 'contact'])
export type RevealLevel = z.infer<typeof RevealLevel>

/** One employer as a company may read it. Until the career is revealed the name is 現職の企業 or 以前の企業. */
export const VisibleWorkExperience = z.object({
  organization_name: z.string(),
  department_position: z.string(),
  industry_type: z.string(),
  join_year: z.int().nullable(),
  join_month: z.int().nullable(),
  leave_year: z.int().nullable(),
  leave_month: z.int().nullable(),
  employment_type: z.int().nullable(),
  work_summary: z.string(),
})
export type VisibleWorkExperience = z.infer<typeof VisibleWorkExperience>

/**
 * All that a company may ever see of a candidate, as a list of what is allowed: whatever is not named here does not reach a company.
 * Sex, birthday, exact address, username, `is_mama`, the wished salary and the salary floor are in no answer to any company.
 */
export const VisibleCandidate = z.object({
  id: z.string(),
  reveal: RevealLevel,
  /** Empty until the name is revealed. */
  name: z.string(),
  premium: z.boolean(),
  /** The prefecture only. */
  address: z.int().nullable(),
  english_level: z.int().nullable(),
  management_experience: ManagementExperience.nullable(),
  final_education_type: EducationType.nullable(),
  job_history_name: z.string(),
  job_summary: z.string(),
  licenses: z.string(),
  skill_types: z.array(z.int()),
  employment_types: z.array(z.int()),
  work_experiences: z.array(VisibleWorkExperience),
  career_intention_rating: CareerIntention.nullable(),
  purpose_intention: PurposeIntention.nullable(),
  working_day: z.string(),
  user_interest: z.string(),
  user_desired_work_detail: z.string(),
  user_desired_job_fields: z.array(z.int()),
  user_desired_skill_types: z.array(z.int()),
  user_desired_employment_types: z.array(z.int()),
  user_preferred_work_areas: z.array(z.int()),
  user_desired_categories: z.array(z.int()),
  user_interest_social_issues: z.array(z.int()),
  user_desired_company_phases: z.array(z.int()),
  user_desired_company_kinds: z.array(z.int()),
  user_desired_remote: z.int().nullable(),
  /** Empty until the career is revealed; the reason, too. */
  your_vision: z.string(),
  your_vision_reason: z.string(),
  /** Null until the career is revealed. */
  career: z
    .object({
      annual_income_range: z.int().nullable(),
      final_education_name: z.string(),
      final_education_field_of_study: z.string(),
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
  contact: z.object({ name: z.string(), name_reading: z.string(), email: z.string(), phone_number: z.string() }).nullable(),
})
export type VisibleCandidate = z.infer<typeof VisibleCandidate>
