/** The users of an area: their table, the columns that refer to it, and the prefix of their own pages. */
export const ofArea = {
  candidate: { people: 'candidate_users', own: 'candidate_user_id', pages: '' },
  company: { people: 'company_users', own: 'company_user_id', pages: '/online/companies' },
  operator: { people: 'operator_users', own: 'operator_user_id', pages: '/operator' },
} as const

/** One person with an account. */
export type Person = { area: keyof typeof ofArea; id: string }
