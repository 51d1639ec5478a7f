import { href } from 'react-router'
import type { QueueName, SiteCount } from '#contract/operations/figures/operator-figure-names.ts'
import { pages } from '#contract/platform/pages.ts'

const jobs = href('/operator/job_offers/all')

/** What a figure of a period counted, where operators may see the single cases. */
export const listsOfCounts: Partial<Record<SiteCount, (from: string, until: string) => string>> = {
  companies: (from, until) => `${href('/operator/companies')}?approved_from=${from}&approved_until=${until}`,
  jobs: (from, until) => `${jobs}?published_from=${from}&published_until=${until}`,
}

/** The published jobs of a company that nobody confirmed in time. */
export const unconfirmedJobs = (company_id: number) => `${jobs}?freshness=unconfirmed&company_id=${company_id}`

/** The public jobs of a line of the balance, as visitors find them. */
export const jobsOfBalance = { fields: (id: number) => pages.jobs({ job_fields: id }), places: (id: number) => pages.jobs({ prefectures: id }) }

/** What waits in each queue. */
export const waitingLists: Record<QueueName, string> = {
  companies: `${href('/operator/companies')}?company_state=pending`,
  claims: `${href('/operator/claims')}?claim_state=waiting`,
  job_reviews: href('/operator/job_offers'),
  story_reviews: `${href('/operator/job_offers/stories')}?waiting=true`,
  import_matches: `${href('/operator/import_runs')}#matches`,
  reports: `${href('/operator/reports')}?wait=waiting`,
  data_requests: `${href('/operator/requests')}?wait=waiting`,
  approvals: `${href('/operator/approvals')}?by=others`,
}

/** What of a queue is over its promised time. */
export const overdueLists: Partial<Record<QueueName, string>> = {
  reports: `${href('/operator/reports')}?wait=overdue`,
  data_requests: `${href('/operator/requests')}?wait=overdue`,
}
