import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** The notices meant for a candidate that have begun, each with what this person did with it. */
export const noticeReceipts = (db: Database, candidateId: string, now: Date) =>
  db
    .selectFrom('notifications')
    .leftJoin('notification_receipts as receipts', (join) =>
      join.onRef('receipts.notification_id', '=', 'notifications.id').on('receipts.candidate_user_id', '=', candidateId),
    )
    .where('notifications.audience', '=', 'candidates')
    .where((eb) => eb.or([eb('notifications.candidate_user_id', 'is', null), eb('notifications.candidate_user_id', '=', candidateId)]))
    .where(isReceived(now, sql<boolean>`candidate_is_meant(notifications.segment, ${candidateId})`))

/** As `noticeReceipts`, for a member of a company. */
export const memberNoticeReceipts = (db: Database, memberId: string, now: Date) =>
  db
    .selectFrom('notifications')
    .leftJoin('member_notice_receipts as receipts', (join) =>
      join.onRef('receipts.notification_id', '=', 'notifications.id').on('receipts.company_user_id', '=', memberId),
    )
    .where('notifications.audience', '=', 'companies')
    .where(isReceived(now, sql<boolean>`member_is_meant(notifications.segment, ${memberId})`))

/** Begun, and either confirmed or public at this moment to whoever is meant. */
const isReceived = (now: Date, isMeant: RawBuilder<boolean>) =>
  sql<boolean>`notifications.published_at is not null and display_start_at <= ${now}::timestamptz and (receipts.confirmed_at is not null
    or stopped_at is null and (display_end_at is null or display_end_at > ${now}::timestamptz) and ${isMeant})`
