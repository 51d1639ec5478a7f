import { sql } from 'kysely'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { confirmedVersion } from './confirmed-version.ts'
import { noticeReceipts } from './notice-receipts.ts'
import { unreadCount } from './unread-count.ts'

type Receipt = { confirms: boolean; version?: number | undefined }

/** Marks a notice as viewed, and when it is confirmed as confirmed too. Only the first time counts; asked again, or at once from two tabs, the answer is the same. */
export async function receiveNotice({ db, now, viewer }: RequestContext & { viewer: CandidateViewer }, id: number, { confirms, version: read }: Receipt) {
  // Held until this is through: an operator may be changing it, or taking it away.
  const notice = await noticeReceipts(db, viewer.id, now())
    .select(['id', 'version', 'asked_version', 'confirmed_at'])
    .where('notifications.id', '=', id)
    .forKeyShare('notifications')
    .executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  const at = now().toISOString()
  const version = confirms ? confirmedVersion(notice, read) : 0
  const receipt = await db
    .insertInto('notification_receipts')
    .values({ notification_id: id, candidate_user_id: viewer.id, viewed_at: at, confirmed_at: confirms ? at : null })
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'candidate_user_id']).doUpdateSet({
        viewed_at: sql`coalesce(notification_receipts.viewed_at, excluded.viewed_at)`,
        confirmed_at: sql`coalesce(notification_receipts.confirmed_at, excluded.confirmed_at)`,
      }),
    )
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  // Whoever had confirmed it before has a confirmation already; only what this call confirmed is noted.
  if (confirms && !notice.confirmed_at && receipt.confirmed_at)
    await db
      .insertInto('notice_confirmations')
      .values({ notification_id: id, version, candidate_user_id: viewer.id, confirmed_at: receipt.confirmed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { success: true, unread_count: await unreadCount(db, viewer.id, now()) }
}
