import { fail } from '#server/fail.ts'
import type { PartyContext } from '../../threads/party-context.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { leaveConversation } from '../../threads/on-leaving.ts'
import { recordLeaving } from '../../threads/record-leaving.ts'
import { settleThread } from '../../threads/settle-thread.ts'

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
