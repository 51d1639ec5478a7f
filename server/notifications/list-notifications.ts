import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { noticeReceipts, type NoticeReader } from './notice-receipts.ts'
import { receivedColumns } from './received-columns.ts'
import { sanitizedNotice } from './sanitized-notice.ts'

const SHOWN = 200

/** The newest first. What still needs confirming is always among them. */
export async function listNotifications({ db, now, viewer }: Pick<RequestContext, 'db' | 'now'> & { viewer: NoticeReader }) {
  const rows = await noticeReceipts(db, viewer, now())
    .select(receivedColumns)
    .orderBy(sql`is_require_confirm and confirmed_at is null`, 'desc')
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const newestFirst = rows.toSorted((one, other) => Date.parse(other.display_start_at) - Date.parse(one.display_start_at) || other.id - one.id)
  return { notifications: newestFirst.map((row) => ({ ...row, message: sanitizedNotice(row.message) })) }
}
