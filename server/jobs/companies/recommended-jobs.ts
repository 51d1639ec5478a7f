import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { otherJobs } from '../postings/other-jobs.ts'

const SHOWN = 4

/** Jobs of other companies in the same categories, the latest confirmed first: one a company. */
export async function recommendedJobs({ db, now, market, viewer }: RequestContext, companyId: number, categoryIds: number[]) {
  if (!categoryIds.length) return []
  const { ids } = market.search({ company_categories: categoryIds, exclude_company_ids: [companyId], now: now().getTime() / 1000, limit: 20 })
  const found = await otherJobs(db, now())
    .select(['job_offers.company_id', 'companies.name as company_name'])
    .where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  const seen = new Set<number>()
  const shown = found.filter(({ company_id }) => !seen.has(company_id) && seen.add(company_id)).slice(0, SHOWN)
  if (!shown.length) return []
  const of = shown.map(({ company_id }) => company_id)
  const companies = await db.selectFrom('companies').where('companies.id', 'in', of).select(companySummaryColumns(viewer)).execute()
  const byId = new Map(companies.map((company) => [company.id, company]))
  return shown.flatMap((job) => {
    const company = byId.get(job.company_id)
    return company ? [{ ...job, company }] : []
  })
}
