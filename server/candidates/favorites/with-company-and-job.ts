import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { jobColumns } from '#server/jobs/postings/job-columns.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'

type Pair = { company_id: number; job_id: number | null }

/** These pairs with the company and the job that each names; the open position has no job. */
export async function withCompanyAndJob<Row extends Pair>({ db, now, viewer }: Pick<RequestContext, 'db' | 'now' | 'viewer'>, rows: Row[]) {
  const companyIds = rows.map(({ company_id }) => company_id)
  const jobIds = rows.flatMap(({ job_id }) => job_id ?? [])
  const [companies, jobs] = await Promise.all([
    db.selectFrom('companies').where('companies.id', '=', sql<number>`any(${companyIds}::integer[])`).select(companySummaryColumns(viewer)).execute(),
    everPublishedJobs(db).where('job_offers.id', '=', sql<number>`any(${jobIds}::integer[])`).select(jobColumns(now(), viewer)).execute(),
  ])
  const companyById = new Map(companies.map((company) => [company.id, company]))
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  return rows.flatMap((row) => {
    const company = companyById.get(row.company_id)
    return company ? [{ ...row, job_id: row.job_id ?? 0, company, job: (row.job_id !== null && jobById.get(row.job_id)) || null }] : []
  })
}
