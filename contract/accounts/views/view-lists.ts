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
  mails: 'see_system',
  tasks: 'see_system',
  audit: 'see_audit',
} as const satisfies Record<string, Acts['operator']>

export type CompanyList = keyof typeof companyListActs
export type OperatorList = keyof typeof operatorListActs
export const companyLists = Object.keys(companyListActs) as [CompanyList, ...CompanyList[]]
export const operatorLists = Object.keys(operatorListActs) as [OperatorList, ...OperatorList[]]

export const MOST_VIEWS = 50
