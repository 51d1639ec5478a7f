import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { listedCompanies } from '../companies/public-companies.ts'
import { fail } from '../fail.ts'
import { publishedJobs } from '../jobs/published-jobs.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

type Pair = { company_id: number; job_id: number }

/** Marks what is on offer; marking it again changes nothing. */
export async function addFavorite({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, { company_id, job_id }: Pair) {
  const offered = job_id
    ? publishedJobs(db, now())
        .where('job_offers.id', '=', job_id)
        .where('job_offers.company_id', '=', company_id)
        .select(['companies.id', sql<number | null>`job_offers.id`.as('job_id')])
    : listedCompanies(db)
        .where('companies.id', '=', company_id)
        .where('is_hiring_open_position', '=', true)
        .select(['companies.id', sql<number | null>`null::integer`.as('job_id')])

  const found = await db
    .with('offered', () => offered)
    .with('added', (db) =>
      db
        .insertInto('favorites')
        .columns(['candidate_user_id', 'company_id', 'job_id', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('offered')
            .select([sql<string>`${viewer.id}::uuid`.as('candidate_user_id'), 'id', 'job_id', sql<string>`${now()}::timestamptz`.as('created_at')]),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('offered')
    .select('id')
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  return { is_favorited_by_me: true }
}
