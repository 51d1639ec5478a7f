import type { MemberContext } from '../company-jobs/member-context.ts'
import { memberNoticeReceipts } from '../notifications/notice-receipts.ts'
import { receivedColumns } from '../notifications/received-columns.ts'
import { sanitizedNotice } from '../notifications/sanitized-notice.ts'

const SHOWN = 200

/** What operators announced to this member, the newest first. */
export async function listCompanyNotices({ db, now, viewer }: Pick<MemberContext, 'db' | 'now' | 'viewer'>) {
  const rows = await memberNoticeReceipts(db, viewer.id, now())
    .select(receivedColumns)
    .orderBy('display_start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { notifications: rows.map((row) => ({ ...row, message: sanitizedNotice(row.message) })) }
}
