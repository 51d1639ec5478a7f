import { sql } from 'kysely'
import { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import { smallMarket } from './small-market.ts'

type Saved = { id: number; candidate_user_id: string; search: unknown }

/** Of the jobs that wait to be told, those that are still on offer, still match, pay what the candidate asks at least, and come from nobody they hide or block; the latest first. */
export async function jobsToTell(db: Database, { id, candidate_user_id, search }: Saved, now: Date) {
  const offered = await publishedJobs(db, now)
    .innerJoin('saved_search_hits as hit', 'hit.job_id', 'job_offers.id')
    .where('hit.saved_search_id', '=', id)
    .where('hit.notified_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from hidden_jobs as hidden where hidden.candidate_user_id = ${candidate_user_id}
        and hidden.company_id = job_offers.company_id and (hidden.job_id is null or hidden.job_id = job_offers.id))`,
    )
    .where(
      sql<boolean>`not exists (select from company_blocks as blocked where blocked.candidate_user_id = ${candidate_user_id} and blocked.company_id = companies.id)`,
    )
    // A job that names no upper end is not below the floor: it is unknown.
    .where(
      sql<boolean>`not exists (select from candidate_privacy as mine where mine.candidate_user_id = ${candidate_user_id}
        and mine.salary_floor > job_offers.max_salary)`,
    )
    .select(['job_offers.id', 'position_title', 'min_salary', 'max_salary', 'is_salary_estimated', 'pay_min', 'pay_max', 'companies.name as company_name'])
    .select(sql<'year' | 'month' | 'day' | 'hour' | null>`pay_unit`.as('pay_unit'))
    .orderBy('job_offers.published_at', 'desc')
    .orderBy('job_offers.id', 'desc')
    .execute()
  const { data } = SavedConditions.safeParse(search)
  if (!data || offered.length === 0) return []
  const market = await smallMarket(
    db,
    offered.map((job) => job.id),
  )
  const matching = new Set(market.search({ ...data, now: Math.floor(now.getTime() / 1000), limit: market.size }).ids)
  return offered.filter((job) => matching.has(job.id))
}
