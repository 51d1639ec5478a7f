import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'

/** Messages of the other sides that nobody of this side has read. */
export async function unreadCount(db: Database, viewer: Party) {
  const { count } = await threadsOf(db, viewer)
    .innerJoin('messages', 'messages.thread_id', 'threads.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('messages.company', '=', viewer.area === 'candidate')
    .where('messages.read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
