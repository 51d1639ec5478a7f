/** The fields of any visible candidate that a company may see and that hold no free text. */
export const candidateColumns = [
  'address',
  'english_level',
  'management_experience',
  'final_education_type',
  'skill_types',
  'skill_levels',
  'employment_types',
  'career_intention_rating',
  'purpose_intention',
  'user_desired_job_fields',
  'user_desired_skill_types',
  'user_desired_employment_types',
  'user_preferred_work_areas',
  'user_desired_categories',
  'user_interest_social_issues',
  'user_desired_company_phases',
  'user_desired_company_kinds',
  'user_desired_remote',
] as const

/** The candidate's own words, which may hold names. */
export const candidateTexts = ['job_history_name', 'job_summary', 'licenses', 'working_day', 'user_interest', 'user_desired_work_detail'] as const

/** The candidate's words for companies to which they show the career: empty until then. */
export const visionTexts = ['your_vision', 'your_vision_reason'] as const

/** Fields that are shown with the career. */
export const careerColumns = [
  'annual_income_range',
  'final_education_name',
  'final_education_field_of_study',
  'final_education_end_date',
  'education_name',
  'education_field_of_study',
  'education_end_date',
  'highschool_name',
  'highschool_field_of_study',
  'highschool_end_date',
] as const
