import { fail } from '#server/fail.ts'
import type { Asking } from '../../threads/asking.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { markRead } from '../../threads/mark-read.ts'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'

/** Whoever has read so far says so; what comes meanwhile stays unread. */
export async function readThread({ db, viewer, now }: Asking, partner: Partner, number: number) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'candidate_user_id', 'company_id']).forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  await markRead(db, viewer, thread, number, now())
  return { unread_message_count: await unreadCount(db, viewer) }
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
