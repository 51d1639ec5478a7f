import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { noticeReceipts } from './notice-receipts.ts'
import { receivedColumns } from './received-columns.ts'
import { sanitizedNotice } from './sanitized-notice.ts'

const SHOWN = 200

/** The newest first. What still needs confirming is always among them. */
export async function listNotifications({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }) {
  const rows = await noticeReceipts(db, viewer.id, now())
    .select(receivedColumns)
    .orderBy(sql`is_require_confirm and confirmed_at is null`, 'desc')
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const newestFirst = rows.toSorted((one, other) => Date.parse(other.display_start_at) - Date.parse(one.display_start_at) || other.id - one.id)
  return { notifications: newestFirst.map((row) => ({ ...row, message: sanitizedNotice(row.message) })) }
}
