import { href } from 'react-router'
import { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The company's jobs, as its members see them. */
export const ownJobs = workSource({
  name: 'job_offers',
  search: OwnJobSearch,
  ask: async ({ company_users }, search) => {
    const { jobs: rows, ...found } = await company_users.job_offers.list(search)
    return { rows, ...found }
  },
  to: ({ id }) => `${href('/online/companies/job_offers/edit')}?id=${id}`,
})
