import { fail } from '#server/fail.ts'
import type { PartyContext } from '../../threads/party-context.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'

/** Out of one's own list, until something is said again. */
export async function archiveThread({ db, viewer, now }: PartyContext, partner: Partner, isArchived: boolean) {
  const thread = await findThread(db, viewer, partner).select('threads.id').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  const at = isArchived ? now().toISOString() : null
  await db
    .updateTable('threads')
    .set(viewer.area === 'candidate' ? { candidate_archived_at: at } : { company_archived_at: at })
    .where('id', '=', thread.id)
    .execute()
  return { success: true }
}
