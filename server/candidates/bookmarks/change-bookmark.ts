import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

type Change = { company_id: number; job_id: number; list_id?: number | null; note?: string }

/** Moves what the candidate saved to one of their lists, or out of all, and writes their note. What is absent stays. */
export async function changeBookmark({ db, viewer }: RequestContext & { viewer: CandidateViewer }, { company_id, job_id, ...change }: Change) {
  if (change.list_id) {
    // Held until the bookmark is in it: a list that is deleted meanwhile is refused, no error of the database.
    const list = await db
      .selectFrom('bookmark_lists')
      .select('id')
      .where('id', '=', change.list_id)
      .where('candidate_user_id', '=', viewer.id)
      .forKeyShare()
      .executeTakeFirst()
    if (!list) fail('BOOKMARK_LIST_GONE')
  }
  const bookmark = await db
    .updateTable('bookmarks')
    .set((eb) => ({ list_id: change.list_id === undefined ? eb.ref('list_id') : change.list_id, note: change.note ?? eb.ref('note') }))
    .where('candidate_user_id', '=', viewer.id)
    .where('company_id', '=', company_id)
    .where(sql<boolean>`job_id is not distinct from ${job_id || null}::integer`)
    .returning(['list_id', 'note'])
    .executeTakeFirst()
  return bookmark ?? fail('NOT_FOUND')
}
