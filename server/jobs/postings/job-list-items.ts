import { sql } from 'kysely'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { matches } from '#server/matching/lines/matches.ts'
import { viewerConditions, type ViewerConditions } from '#server/matching/viewer-conditions.ts'
import { findHits } from '#search-engine/text/find-hits.ts'
import { snippet } from '#search-engine/text/snippet.ts'
import { jobColumns } from './job-columns.ts'
import { jobVersions } from './job-versions.ts'
import { newestJobsOf } from './other-jobs.ts'
import { publishedJobs } from './published-jobs.ts'

const OTHER_JOBS = 3
const SNIPPET_LENGTH = 90

/** These jobs, in this order, with the fields of a list. */
export async function jobListItems(context: RequestContext, ids: number[], freeWord: string | undefined, mine?: ViewerConditions | null) {
  if (!ids.length) return []
  const { db, now, viewer } = context
  const at = now()
  const jobs = await publishedJobs(db, at).where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`).select(jobColumns(at, viewer)).execute()
  const companyIds = [...new Set(jobs.map(({ company_id }) => company_id))]

  const [matching, companies, others, changes] = await Promise.all([
    mine === undefined ? viewerConditions(context).then((found) => matches(context, found, ids)) : matches(context, mine, ids),
    db.selectFrom('companies').where('companies.id', '=', sql<number>`any(${companyIds}::integer[])`).select(companySummaryColumns(context.viewer)).execute(),
    // One more than is shown, because the job itself may be among them.
    newestJobsOf(db, at, companyIds, OTHER_JOBS + 1).execute(),
    jobVersions(db)
      .select('job_id')
      .where('job_id', '=', sql<number>`any(${ids}::integer[])`)
      .where(sql<boolean>`changes ?| array['min_salary', 'max_salary']`)
      .where('changed_at', '>', sql<string>`${at}::timestamptz - interval '30 days'`)
      .execute(),
  ])

  const byId = new Map(jobs.map((job) => [job.id, job]))
  const companyById = new Map(companies.map((company) => [company.id, company]))
  return ids.flatMap((id) => {
    const job = byId.get(id)
    const company = job && companyById.get(job.company_id)
    if (!job || !company) return []
    const other_jobs = others.filter((other) => other.company_id === company.id && other.id !== id).slice(0, OTHER_JOBS)
    const salary_change = changes.find(({ job_id }) => job_id === id) ?? null
    return [{ job, company, other_jobs, salary_change, match: matching.get(id) ?? null, highlight: freeWord ? highlightOf(job, freeWord) : null }]
  })
}

function highlightOf(job: { position_title: string; tagline: string; description: string; character: string }, freeWord: string) {
  return { title: findHits(job.position_title, freeWord), snippet: snippet([job.tagline, job.description, job.character].join('\n'), freeWord, SNIPPET_LENGTH) }
}
