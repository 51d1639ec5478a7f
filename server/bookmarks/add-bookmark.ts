import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { type Pair, offeredPair } from '../favorites/offered-pair.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'

/** Saves what is on offer, for the candidate alone; saving it again changes nothing. */
export async function addBookmark(context: RequestContext & { viewer: CandidateViewer }, pair: Pair) {
  const { db, now, viewer } = context
  const found = await db
    .with('offered', () => offeredPair(context, pair))
    .with('added', (db) =>
      db
        .insertInto('bookmarks')
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
  return { is_bookmarked_by_me: true }
}
