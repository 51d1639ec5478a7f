import { sql } from 'kysely'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { noticeReceipts, type NoticeReader } from './notice-receipts.ts'
import { sanitizedNotice } from './sanitized-notice.ts'

const SHOWN = 200

/** Announced to everyone before the reader's account was made, and not asked again since. */
const isOlderThanAccount = ({ area, id }: NoticeReader) => sql<boolean>`(notifications.candidate_user_id is null
  and greatest(display_start_at, (select at from notice_versions where notification_id = notifications.id and version = asked_version and version > 1))
    < (select created_at from ${sql.table(area === 'candidate' ? 'candidate_users' : 'company_users')} where id = ${id}))`

/** The newest first. What still needs confirming is always among them. */
export async function listNotifications({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: NoticeReader }) {
  const rows = await noticeReceipts(db, viewer, now())
    .select(receivedColumns)
    .select(isOlderThanAccount(viewer).as('is_older_than_account'))
    .orderBy(sql`is_require_confirm and confirmed_at is null`, 'desc')
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const newestFirst = rows.toSorted((one, other) => Date.parse(other.display_start_at) - Date.parse(one.display_start_at) || other.id - one.id)
  return { notifications: newestFirst.map((row) => ({ ...row, message: sanitizedNotice(row.message) })) }
}

/** An announcement as its readers see it. A stopped one was shown until then. */
const receivedColumns = [
  'id',
  'kind',
  'title',
  'message',
  'path',
  'display_start_at',
  sql<string | null>`least(display_end_at, stopped_at)`.as('display_end_at'),
  'viewed_at',
  'confirmed_at',
  'is_require_confirm',
  'confirm_button_text',
  'version',
  'is_demo',
] as const
