import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The readers of announcements, and the function that says whether a segment includes one of them. */
const announcementSides = {
  candidate: { audience: 'candidates', isMeant: 'candidate_is_meant' },
  company: { audience: 'companies', isMeant: 'member_is_meant' },
} as const
export type AnnouncementReader = { area: keyof typeof announcementSides; id: string }

/** The announcements that a candidate or a member has received, each with its receipt: begun, and either confirmed or public to the reader at this moment. */
export function announcementReceipts(db: Database, { area, id }: AnnouncementReader, now: Date) {
  const { audience, isMeant } = announcementSides[area]
  return db
    .selectFrom('announcements')
    .leftJoin('announcement_receipts as receipts', (join) => join.onRef('announcement_id', '=', 'announcements.id').on('account_id', '=', id))
    .where('announcements.audience', '=', audience)
    .where(
      sql<boolean>`announcements.published_at is not null and display_start_at <= ${now}::timestamptz and (receipts.confirmed_at is not null
        or stopped_at is null and (display_end_at is null or display_end_at > ${now}::timestamptz) and ${sql.ref(isMeant)}(announcements.segment, ${id}))`,
    )
}

/** How many announcements within their period this reader has not viewed. */
export async function unreadAnnouncements(db: Database, reader: AnnouncementReader, now: Date) {
  const { count } = await announcementReceipts(db, reader, now)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('receipts.viewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
