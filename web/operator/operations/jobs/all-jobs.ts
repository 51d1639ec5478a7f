import { href } from 'react-router'
import { OperatorJobSearch } from '#contract/operations/companies/operator-jobs.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** The jobs of all companies, as operators see them. */
export const allJobs = workSource({
  name: 'all_jobs',
  search: OperatorJobSearch,
  ask: async ({ operators }, search) => {
    const { jobs: rows, ...found } = await operators.job_offers.list(search)
    return { rows, ...found }
  },
  to: ({ id }) => `${href('/operator/job_offers/review')}?id=${id}`,
})
