import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { markSubjectRead } from '#server/notifications/notifications/read-notifications.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { isReadShown } from '../../receipts/read-receipts.ts'
import { findThread, type Partner, type PartyContext } from '../../threads/find-thread.ts'

type Thread = { id: string; candidate_user_id: string | null; company_id: number }

/** One side marks the messages as read up to a number; later ones stay unread. */
export async function readThread({ db, viewer, now }: PartyContext, partner: Partner, number: number) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'candidate_user_id', 'company_id']).forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  await markRead(db, viewer, thread, number, now())
  return { unread_message_count: await unreadCount(db, viewer) }
}

/** Marks what the other side said up to this number as read. If any of it is new, the reader's open screens are notified, and the other side's where the reader shows 既読. */
async function markRead(db: Database, reader: Pick<Party, 'area'>, thread: Thread, number: number, now: Date) {
  const { id: thread_id, candidate_user_id, company_id } = thread
  if (!(await markAsRead(db, reader, thread, number, now))) return
  const told = (await isReadShown(db, reader, thread_id))
    ? { candidate_user_id, company_id }
    : reader.area === 'candidate'
      ? { candidate_user_id }
      : { company_id }
  await publishLive(db, [{ thread_id, ...told, kind: 'messages_read', detail: { number, by: reader.area } }])
}

/** The same without telling the open screens. Says whether anything of it was new. */
export async function markAsRead(db: Database, { area }: Pick<Party, 'area'>, thread: Thread, number: number, now: Date) {
  const { id: thread_id } = thread
  const read = await db
    .updateTable('messages')
    .set({ read_at: now.toISOString() })
    .where('thread_id', '=', thread_id)
    .where('company', '=', area === 'candidate')
    .where('number', '<=', number)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) await noteRead(db, thread, area, now)
  return read.numUpdatedRows > 0n
}

/** Reading a conversation marks its notifications as read, too. */
async function noteRead(db: Database, { id, candidate_user_id, company_id }: Thread, area: Party['area'], now: Date) {
  const type = 'conversation'
  if (area === 'company') await markSubjectRead(db, { by: { company_id }, subject: { type, id: candidate_user_id ?? id } }, now)
  else if (candidate_user_id) await markSubjectRead(db, { by: { account_id: candidate_user_id }, subject: { type, id: company_id } }, now)
}

/** Messages of the other sides that nobody of this side has read. */
async function unreadCount(db: Database, viewer: Party) {
  const { count } = await threadsOf(db, viewer)
    .innerJoin('messages', 'messages.thread_id', 'threads.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('messages.company', '=', viewer.area === 'candidate')
    .where('messages.read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
