import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { type JobSelection, JOBS_AT_ONCE } from '#contract/hiring/selection/job-selections.ts'
import type { OwnJobListItem } from '#contract/jobs/postings/company-jobs.ts'
import { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** A job with who stands at which step for it; null where nobody does. */
export type JobRow = OwnJobListItem & { selection: JobSelection | null }

/** For the rows of a page alone: what the list is sorted and filtered by needs none of it. */
async function selectionsOf({ job_selections }: Api['company_users'], jobs: OwnJobListItem[]) {
  const ids = jobs.filter(({ candidates }) => candidates > 0).map(({ id }) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / JOBS_AT_ONCE) }, (_, at) => ids.slice(at * JOBS_AT_ONCE, (at + 1) * JOBS_AT_ONCE))
  return (await Promise.all(parts.map((part) => job_selections({ ids: part })))).flatMap((found) => found.jobs)
}

/** The company's jobs, as its members see them. */
export const ownJobs = workSource({
  name: 'job_offers',
  search: OwnJobSearch,
  ask: async ({ company_users }, search) => {
    const { jobs, ...found } = await company_users.job_offers.list(search)
    const selections = new Map((await selectionsOf(company_users, jobs)).map((one) => [one.id, one]))
    return { rows: jobs.map((job): JobRow => ({ ...job, selection: selections.get(job.id) ?? null })), ...found }
  },
  to: ({ id }) => `${href('/online/companies/job_offers/edit')}?id=${id}`,
})
