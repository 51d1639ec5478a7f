import { href } from 'react-router'
const candidate = {
  people: 'candidate_users',
  area: 'candidate',
  at: '',
  home: href('/'),
  account: href('/settings/security'),
  confirm: href('/settings/confirm'),
  newFactor: href('/settings/security/second_factor'),
} as const

const company = {
  people: 'company_users',
  area: 'company',
  at: href('/online/companies'),
  home: href('/online/companies/dashboard'),
  account: href('/online/companies/settings'),
  confirm: href('/online/companies/confirm'),
  newFactor: href('/online/companies/second_factor/new'),
} as const

const operator = {
  people: 'operators',
  area: 'operator',
  at: href('/operator'),
  home: href('/operator'),
  account: href('/operator/account'),
  confirm: href('/operator/confirm'),
  newFactor: href('/operator/second_factor/new'),
} as const

/** Candidates, members and operators manage their accounts on similar pages; the address says whose they are. */
export function accountOfPage(pathname: string) {
  if (/^\/(?:operator|setup)(?:\/|$)/.test(pathname)) return operator
  return /^\/online\/companies(?:\/|$)/.test(pathname) ? company : candidate
}
