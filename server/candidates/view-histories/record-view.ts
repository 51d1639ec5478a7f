import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { publicCompanies } from '#server/companies/directory/public-companies.ts'
import { fail } from '#server/fail.ts'
import { everPublishedJobs } from '#server/jobs/postings/published-jobs.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Pair = { company_id: number; company_job_id: number }

/** Notes that I looked at a page today, in Japan's calendar; looking again today moves the time. */
export async function recordView({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { company_id, company_job_id }: Pair) {
  const seen = company_job_id
    ? everPublishedJobs(db)
        .where('job_offers.id', '=', company_job_id)
        .where('job_offers.company_id', '=', company_id)
        .where('job_offers.state', 'in', ['published', 'closed'])
        .select(['companies.id as company_id', sql<number | null>`job_offers.id`.as('job_id')])
    : publicCompanies(db)
        .where('companies.id', '=', company_id)
        .select(['companies.id as company_id', sql<number | null>`null::integer`.as('job_id')])

  const recorded = await db
    .insertInto('view_histories')
    .columns(['candidate_user_id', 'access_on', 'last_daily_access_at', 'company_id', 'job_id'])
    .expression(
      db
        .selectFrom(seen.as('seen'))
        .select([
          sql<string>`${viewer.id}::uuid`.as('candidate_user_id'),
          sql<string>`(${now()}::timestamptz at time zone 'Asia/Tokyo')::date`.as('access_on'),
          sql<string>`${now()}::timestamptz`.as('last_daily_access_at'),
          'seen.company_id',
          'seen.job_id',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_user_id', 'company_id', 'job_id', 'access_on'])
        .doUpdateSet({ last_daily_access_at: sql`greatest(view_histories.last_daily_access_at, excluded.last_daily_access_at)` }),
    )
    .returning('id')
    .executeTakeFirst()
  if (!recorded) fail('NOT_FOUND')
  return { success: true }
}
