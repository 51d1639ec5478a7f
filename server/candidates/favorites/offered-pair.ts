import { sql } from 'kysely'
import { listedCompanies } from '#server/companies/directory/public-companies.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

export type Pair = { company_id: number; job_id: number }

/** A job with its company while it is on offer, or with `job_id` 0 a company while it takes candidates without a fixed role. */
export const offeredPair = ({ db, now }: Pick<RequestContext, 'db' | 'now'>, { company_id, job_id }: Pair) =>
  job_id
    ? publishedJobs(db, now())
        .where('job_offers.id', '=', job_id)
        .where('job_offers.company_id', '=', company_id)
        .select(['companies.id', 'companies.is_unclaimed', sql<number | null>`job_offers.id`.as('job_id')])
    : listedCompanies(db)
        .where('companies.id', '=', company_id)
        .where('is_hiring_open_position', '=', true)
        .select(['companies.id', 'companies.is_unclaimed', sql<number | null>`null::integer`.as('job_id')])

type Context = RequestContext & { viewer: CandidateViewer }

/** Removes a favourite or a saved job; without one nothing changes. */
export async function dropPair({ db, viewer }: Context, table: 'favorites' | 'bookmarks', { company_id, job_id }: Pair) {
  await sql`delete from ${sql.table(table)} where candidate_user_id = ${viewer.id} and company_id = ${company_id}
    and job_id is not distinct from ${job_id || null}::integer`.execute(db)
}
