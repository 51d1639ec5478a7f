import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { type Pair, offeredPair } from './offered-pair.ts'

/** Marks or saves a job on offer; a second time changes nothing. A favourite at a company without members is refused, because no member would see it. */
export async function savePair(context: RequestContext & { viewer: CandidateViewer }, table: 'favorites' | 'bookmarks', pair: Pair) {
  const { db, now, viewer } = context
  const isTold = table === 'favorites'
  const { rows } = await sql<{ is_unclaimed: boolean }>`
    with offered as (${offeredPair(context, pair)}), added as (
      insert into ${sql.table(table)} (candidate_user_id, company_id, job_id, created_at)
      select ${viewer.id}::uuid, id, job_id, ${now()}::timestamptz from offered where not (is_unclaimed and ${isTold}::boolean)
      on conflict do nothing
    )
    select is_unclaimed from offered`.execute(db)
  const [offered] = rows
  if (!offered) fail('NOT_FOUND')
  if (offered.is_unclaimed && isTold) fail('FAVORITE_REACHES_NOBODY')
}
