/** Before which address the pages of an area are. */
export const ofArea = {
  candidate: { pages: '' },
  company: { pages: '/online/companies' },
  operator: { pages: '/operator' },
} as const

/** One person with an account, which signs in to this area only. */
export type Person = { area: keyof typeof ofArea; id: string }
