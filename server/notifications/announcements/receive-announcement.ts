import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { announcementReceipts, type AnnouncementReader } from './announcement-receipts.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: AnnouncementReader }
export type Receipt = { confirms: boolean; version?: number | undefined }

/**
 * Marks an announcement as viewed, and by a confirmation as confirmed too. Only the first time counts; a second call, or a call at once from another tab, gets
 * the same reply.
 */
export async function receiveAnnouncement({ db, now, viewer }: Context, id: number, { confirms, version: read }: Receipt) {
  // Held until this is through: an operator may be changing it, or taking it away.
  const announcement = await announcementReceipts(db, viewer, now())
    .select(['id', 'version', 'asked_version', 'confirmed_at'])
    .where('announcements.id', '=', id)
    .forShare('announcements')
    .executeTakeFirst()
  if (!announcement) fail('NOT_FOUND')
  const at = now().toISOString()
  const version = confirms ? confirmedVersion(announcement, read) : 0
  const { rows } = await sql<{ confirmed_at: string | null }>`
    insert into announcement_receipts as known (announcement_id, account_id, viewed_at, confirmed_at)
    values (${id}, ${viewer.id}, ${at}, ${confirms ? at : null})
    on conflict (announcement_id, account_id) do update
    set viewed_at = coalesce(known.viewed_at, excluded.viewed_at), confirmed_at = coalesce(known.confirmed_at, excluded.confirmed_at)
    returning confirmed_at`.execute(db)
  const confirmed_at = rows[0]?.confirmed_at
  // A reader who had confirmed it before has a confirmation already; only confirmations of this call are recorded.
  if (confirms && !announcement.confirmed_at && confirmed_at)
    await db
      .insertInto('announcement_confirmations')
      .values({ announcement_id: id, version, account_id: viewer.id, confirmed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

type Announcement = { version: number; asked_version: number }

/** Which version a reader confirms: the one they read. A version replaced by one that asks everyone again can no longer be confirmed. */
function confirmedVersion({ version, asked_version }: Announcement, read: number = version) {
  if (read < asked_version || read > version) fail('NOTICE_CHANGED')
  return read
}
