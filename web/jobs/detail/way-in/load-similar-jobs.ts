import type { Api } from '#contract/index.ts'
import { jobCardOf } from '../../card/job-card-of.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

const SHOWN = 5

/** Open jobs in the field of a closed one; the recommended ones where the closed job is no longer readable. */
export async function loadSimilarJobs(api: Api, job_id: number, now: Date) {
  const job_fields = await fieldsOf(api, job_id)
  const [{ jobs }, lookups] = await Promise.all([
    api.job_offers.search({ ...(job_fields.length > 0 ? { job_fields } : {}), per_page: SHOWN + 1 }),
    api.lookups.list(),
  ])
  return jobs
    .filter(({ job }) => job.id !== job_id)
    .slice(0, SHOWN)
    .map((item) => jobCardOf(item, lookups, now))
}

async function fieldsOf(api: Api, job_id: number) {
  if (!job_id) return []
  try {
    return (await api.job_offers.show({ id: String(job_id) })).job.job_field.map(({ id }) => id)
  } catch (error) {
    if (refusalOf(error)) return []
    throw error
  }
}

export type SimilarJobs = Awaited<ReturnType<typeof loadSimilarJobs>>
