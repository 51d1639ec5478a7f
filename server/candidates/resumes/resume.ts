import type { CandidateProfile, WorkExperience, YourVision } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'

/** The part of a profile about a candidate's work: the content of a 職務経歴書, in each of its forms. */
export type Resume = Pick<
  CandidateProfile,
  | 'name'
  | 'email'
  | 'phone_number'
  | 'postal_code'
  | 'address'
  | 'address_detail'
  | 'job_history_name'
  | 'job_summary'
  | 'skill_types'
  | 'english_level'
  | 'licenses'
  | 'final_education_type'
  | 'final_education_name'
  | 'final_education_field_of_study'
  | 'final_education_end_date'
  | 'education_name'
  | 'education_field_of_study'
  | 'education_end_date'
  | 'highschool_name'
  | 'highschool_field_of_study'
  | 'highschool_end_date'
> &
  YourVision & { work_experiences: WorkExperience[] }

/** Names of the ids in a profile. */
export type ResumeNames = Pick<Lookups, 'prefectures' | 'skill_types' | 'english_level' | 'work_employment_types'>
