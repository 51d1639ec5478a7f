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
    .where('notifications.display_start_at', '<=', now.toISOString())
    .where((eb) =>
      eb.or([
        eb('notifications.display_end_at', 'is', null),
        eb('notifications.display_end_at', '>', now.toISOString()),
        eb('receipts.confirmed_at', 'is not', null),
      ]),
    )
