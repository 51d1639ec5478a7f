import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The readers of announcements, the table of their receipts, and the function that says whether a segment includes one of them. */
export const noticeSides = {
  candidate: { audience: 'candidates', receipts: 'notification_receipts', person: 'candidate_user_id', isMeant: 'candidate_is_meant' },
  company: { audience: 'companies', receipts: 'member_notice_receipts', person: 'company_user_id', isMeant: 'member_is_meant' },
} as const
export type NoticeReader = { area: keyof typeof noticeSides; id: string }

/** The announcements that a candidate or a member has received, each with its receipt: begun, and either confirmed or public to the reader at this moment. */
export function noticeReceipts(db: Database, { area, id }: NoticeReader, now: Date) {
  const { audience, receipts, person, isMeant } = noticeSides[area]
  const own = sql<{ notification_id: number; viewed_at: string | null; confirmed_at: string | null }>`
    (select notification_id, viewed_at, confirmed_at from ${sql.table(receipts)} where ${sql.ref(person)} = ${id})`.as('receipts')
  return db
    .selectFrom('notifications')
    .leftJoin(own, (join) => join.onRef('receipts.notification_id', '=', 'notifications.id'))
    .where('notifications.audience', '=', audience)
    .where((notice) => notice.or([notice('candidate_user_id', 'is', null), notice('candidate_user_id', '=', id)]))
    .where(
      sql<boolean>`notifications.published_at is not null and display_start_at <= ${now}::timestamptz and (receipts.confirmed_at is not null
        or stopped_at is null and (display_end_at is null or display_end_at > ${now}::timestamptz) and ${sql.ref(isMeant)}(notifications.segment, ${id}))`,
    )
}
