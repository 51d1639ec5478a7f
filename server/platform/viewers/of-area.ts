/** Where the people of an area stand: their table, what points at them from others, and before which address their own pages are. */
export const ofArea = {
  candidate: { people: 'candidate_users', own: 'candidate_user_id', pages: '' },
  company: { people: 'company_users', own: 'company_user_id', pages: '/online/companies' },
  operator: { people: 'operator_users', own: 'operator_user_id', pages: '/operator' },
} as const

/** One person with an account. */
export type Person = { area: keyof typeof ofArea; id: string }
