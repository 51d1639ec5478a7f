/** One part of a week in which a candidate can work: minutes after midnight, 0 is Sunday. */
export type Availability = { weekday: number; from_minute: number; to_minute: number }

/** All that the matching knows of a candidate. Nothing else of a profile enters it. */
export type Wishes = {
  skill_types: number[]
  user_desired_skill_types: number[]
  user_desired_job_fields: number[]
  user_desired_employment_types: number[]
  user_preferred_work_areas: number[]
  user_desired_categories: number[]
  user_interest_social_issues: number[]
  user_desired_company_phases: number[]
  user_desired_company_kinds: number[]
  user_desired_remote: number | null
  /** 万円 a year. */
  user_desired_min_salary: number | null
  working_day: string
  availabilities: Availability[]
  is_mama: boolean
}
