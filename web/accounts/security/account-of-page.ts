const candidate = {
  people: 'candidate_users',
  area: 'candidate',
  at: '',
  home: '/',
  account: '/settings/security',
  confirm: '/settings/confirm',
  newFactor: '/settings/security/second_factor',
} as const

const company = {
  people: 'company_users',
  area: 'company',
  at: '/online/companies',
  home: '/online/companies/dashboard',
  account: '/online/companies/settings',
  confirm: '/online/companies/confirm',
  newFactor: '/online/companies/second_factor/new',
} as const

const operator = {
  people: 'operators',
  area: 'operator',
  at: '/operator',
  home: '/operator',
  account: '/operator/account',
  confirm: '/operator/confirm',
  newFactor: '/operator/second_factor/new',
} as const

/** Candidates, members and operators manage their accounts on similar pages; the address says whose they are. */
export function accountOfPage(pathname: string) {
  if (/^\/operator(?:\/|$)/.test(pathname)) return operator
  return /^\/online\/companies(?:\/|$)/.test(pathname) ? company : candidate
}
