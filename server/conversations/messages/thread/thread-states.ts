import { fail } from '#server/fail.ts'
import { findThread, type Partner, type PartyContext } from '../../threads/find-thread.ts'
import { leaveConversation, recordLeaving } from '../../threads/leaving.ts'
import { requireMonthAhead } from '../../threads/require-month-ahead.ts'
import { settleThread } from '../../threads/settle-thread.ts'

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

/** 今後返信しない, and back. Once it is answered nothing more arrives: sends wait for the thread, and find it closed. */
export async function closeThread({ db, viewer, now }: PartyContext, partner: Partner, isClosed: boolean) {
  const thread = await findThread(db, viewer, partner).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  if (thread.closed_by && thread.closed_by !== viewer.area) fail('THREAD_CLOSED')
  if (isClosed) await leaveConversation({ db, viewer, now }, thread.id, 'refused')
  if (isClosed && !thread.closed_by) await recordLeaving(db, viewer, thread, 'thread_closed', now())
  await settleThread(db, thread, isClosed ? { closed_at: now().toISOString(), closed_by: viewer.area } : { closed_at: null, closed_by: null })
  return { success: true }
}

/** 今ではない: until the first of the month the company cannot write; without a month it can again. */
export async function parkThread({ db, viewer, now }: PartyContext, partner: Partner, month: string | null) {
  const thread = await findThread(db, viewer, partner).selectAll('threads').forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  if (thread.closed_by) fail('THREAD_CLOSED')
  if (month) requireMonthAhead(month, now())
  if (month) await leaveConversation({ db, viewer, now }, thread.id, 'parked')
  if (month) await recordLeaving(db, viewer, thread, 'thread_parked', now())
  await settleThread(db, thread, { parked_until: month ? `${month}-01` : null })
  return { success: true }
}
