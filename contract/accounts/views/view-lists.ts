import type { Acts } from '#contract/platform/procedure.ts'

/** The lists of which views can be saved, and the act that shows each: without that act there is no view of it. */
export const companyListActs = {
  job_offers: 'see_jobs',
  members: 'see_members',
  scouts: 'scout',
  messages: 'see_threads',
  deliveries: 'manage_keys',
} as const satisfies Record<string, Acts['member']>

export const operatorListActs = {
  companies: 'see_companies',
  all_jobs: 'see_companies',
  reports: 'see_reports',
  requests: 'see_people',
  people: 'see_people',
  mails: 'see_system',
  tasks: 'see_system',
  audit: 'see_audit',
} as const satisfies Record<string, Acts['operator']>

export type CompanyList = keyof typeof companyListActs
export type OperatorList = keyof typeof operatorListActs
export const companyLists = Object.keys(companyListActs) as [CompanyList, ...CompanyList[]]
export const operatorLists = Object.keys(operatorListActs) as [OperatorList, ...OperatorList[]]

/** What a saved view leaves out: words that may name a person would outlive their account. */
const neverSaved: Partial<Record<string, readonly string[]>> = { people: ['q'] }

/** A list's address as a view of it is saved. */
export function savedQuery(list: string, query: string) {
  const params = new URLSearchParams(query)
  const named = (neverSaved[list] ?? []).filter((name) => params.has(name))
  for (const name of named) params.delete(name)
  return { query: named.length > 0 ? params.toString() : query, leavesOut: named.length > 0 }
}

export const MOST_VIEWS = 50
