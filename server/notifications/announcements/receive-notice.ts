import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { noticeReceipts, noticeSides, type NoticeReader } from './notice-receipts.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: NoticeReader }
type Receipt = { confirms: boolean; version?: number | undefined }

/**
 * Marks an announcement as viewed, and by a confirmation as confirmed too. Only the first time counts; a second call, or a call at once from another tab, gets
 * the same reply.
 */
export async function receiveNotice({ db, now, viewer }: Context, id: number, { confirms, version: read }: Receipt) {
  // Held until this is through: an operator may be changing it, or taking it away.
  const notice = await noticeReceipts(db, viewer, now())
    .select(['id', 'version', 'asked_version', 'confirmed_at'])
    .where('notifications.id', '=', id)
    .forShare('notifications')
    .executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  const at = now().toISOString()
  const version = confirms ? confirmedVersion(notice, read) : 0
  const { receipts, person } = noticeSides[viewer.area]
  const { rows } = await sql<{ confirmed_at: string | null }>`
    insert into ${sql.table(receipts)} as known (notification_id, ${sql.ref(person)}, viewed_at, confirmed_at)
    values (${id}, ${viewer.id}, ${at}, ${confirms ? at : null})
    on conflict (notification_id, ${sql.ref(person)}) do update
    set viewed_at = coalesce(known.viewed_at, excluded.viewed_at), confirmed_at = coalesce(known.confirmed_at, excluded.confirmed_at)
    returning confirmed_at`.execute(db)
  const confirmed_at = rows[0]?.confirmed_at
  // A reader who had confirmed it before has a confirmation already; only confirmations of this call are recorded.
  if (confirms && !notice.confirmed_at && confirmed_at)
    await db
      .insertInto('notice_confirmations')
      .values({ notification_id: id, version, [person]: viewer.id, confirmed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { success: true, unread_count: await unreadCount(db, viewer, now()) }
}

type Notice = { version: number; asked_version: number }

/** Which version a reader confirms: the one they read. A version replaced by one that asks everyone again can no longer be confirmed. */
function confirmedVersion({ version, asked_version }: Notice, read: number = version) {
  if (read < asked_version || read > version) fail('NOTICE_CHANGED')
  return read
}

/** How many announcements within their period this reader has not viewed. */
async function unreadCount(db: Database, reader: NoticeReader, now: Date) {
  const { count } = await noticeReceipts(db, reader, now)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('receipts.viewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
