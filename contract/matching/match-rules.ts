/** The rules of the matching, in the order in which they are told. */
export const matchRules = [
  'job_fields',
  'skill_types',
  'prefectures',
  'remote',
  'hours',
  'work_days',
  'min_salary',
  'employment_types',
  'company_categories',
  'phase',
  'kind',
  'social_issues',
] as const
