import { sql } from 'kysely'
import type { MemberContext } from '../company-jobs/member-context.ts'
import { fail } from '../fail.ts'
import { confirmedVersion } from '../notifications/confirmed-version.ts'
import { memberNoticeReceipts } from '../notifications/notice-receipts.ts'

type Receipt = { confirms: boolean; version?: number | undefined }

/** As `receiveNotice`, for one member of a company. */
export async function receiveCompanyNotice({ db, now, viewer }: MemberContext, id: number, { confirms, version: read }: Receipt) {
  const notice = await memberNoticeReceipts(db, viewer.id, now())
    .select(['id', 'version', 'asked_version', 'confirmed_at'])
    .where('notifications.id', '=', id)
    .forKeyShare('notifications')
    .executeTakeFirst()
  if (!notice) fail('NOT_FOUND')
  const at = now().toISOString()
  const version = confirms ? confirmedVersion(notice, read) : 0
  const receipt = await db
    .insertInto('member_notice_receipts')
    .values({ notification_id: id, company_user_id: viewer.id, viewed_at: at, confirmed_at: confirms ? at : null })
    .onConflict((conflict) =>
      conflict.columns(['notification_id', 'company_user_id']).doUpdateSet({
        viewed_at: sql`coalesce(member_notice_receipts.viewed_at, excluded.viewed_at)`,
        confirmed_at: sql`coalesce(member_notice_receipts.confirmed_at, excluded.confirmed_at)`,
      }),
    )
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  if (confirms && !notice.confirmed_at && receipt.confirmed_at)
    await db
      .insertInto('notice_confirmations')
      .values({ notification_id: id, version, company_user_id: viewer.id, confirmed_at: receipt.confirmed_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const { count } = await memberNoticeReceipts(db, viewer.id, now())
    .select(sql<number>`count(*)::int`.as('count'))
    .where('receipts.viewed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { success: true, unread_count: count }
}
