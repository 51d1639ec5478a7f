import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { noticeReceipts, type NoticeReader } from './notice-receipts.ts'

/** How many notices within their period this person has not viewed. */
export async function unreadCount(db: Database, reader: NoticeReader, now: Date) {
  const { count } = await noticeReceipts(db, reader, now)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('receipts.viewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
