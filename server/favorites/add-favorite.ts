import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { type Pair, offeredPair } from './offered-pair.ts'

/** Marks what is on offer; marking it again changes nothing. Where nobody of the company is here, nobody would hear of it: that is refused. */
export async function addFavorite(context: RequestContext & { viewer: CandidateViewer }, pair: Pair) {
  const { db, now, viewer } = context
  const found = await db
    .with('offered', () => offeredPair(context, pair))
    .with('added', (db) =>
      db
        .insertInto('favorites')
        .columns(['candidate_user_id', 'company_id', 'job_id', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('offered')
            .where('is_unclaimed', '=', false)
            .select([sql<string>`${viewer.id}::uuid`.as('candidate_user_id'), 'id', 'job_id', sql<string>`${now()}::timestamptz`.as('created_at')]),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('offered')
    .select('is_unclaimed')
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (found.is_unclaimed) fail('FAVORITE_REACHES_NOBODY')
  return { is_favorited_by_me: true }
}
