import { sql } from 'kysely'
import type { NoticeState } from '#contract/notifications/announcements/operator-notices.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Announcements of operators, without the system's notifications to one candidate. */
export const operatorNotices = (db: Database) =>
  db.selectFrom('notifications').where('notifications.candidate_user_id', 'is', null).where('notifications.kind', '=', 'notice')

/** Draft, to come, public or over, at this moment. */
export const noticeState = (now: Date) => sql<NoticeState>`case
  when published_at is null then 'draft'
  when stopped_at is not null or display_end_at <= ${now}::timestamptz then 'ended'
  when display_start_at > ${now}::timestamptz then 'scheduled'
  else 'live' end`
