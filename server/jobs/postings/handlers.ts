import { anyone } from '#server/api.ts'
import { searchJobs } from './search-jobs.ts'
import { showJob } from './show-job.ts'

export const jobOffers = {
  search: anyone.job_offers.search.handler(({ context, input }) => searchJobs(context, input)),
  show: anyone.job_offers.show.handler(({ context, input }) => showJob(context, input.id)),
}
