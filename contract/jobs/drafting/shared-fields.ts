/** The conditions that are often the same in all jobs of a company. */
export const sharedFields = [
  'smoking_rule',
  'insurance',
  'workplace_change',
  'duties_change',
  'trial',
  'trial_terms',
  'contract_period',
  'overtime',
  'holiday',
  'treatment',
  'bonus',
  'raise',
  'recruiter_name',
] as const
