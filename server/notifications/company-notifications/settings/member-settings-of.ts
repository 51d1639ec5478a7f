import { memberNotificationKinds, type MemberNotificationSetting } from '#contract/notifications/settings/company-notifications.ts'
import { unmutedKinds } from '#contract/notifications/settings/member-kind-texts.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** By default every notification goes out by mail, too, because each one waits for a member. */
export const IS_MAILED = true

/** Every kind that can be turned off, as it is set, or as it is by default. */
export async function memberSettingsOf(db: Database, company_user_id: string): Promise<MemberNotificationSetting[]> {
  const rows = await db.selectFrom('company_notification_settings').select(['kind', 'by_mail']).where('company_user_id', '=', company_user_id).execute()
  return memberNotificationKinds
    .filter((kind) => !unmutedKinds.includes(kind))
    .map((kind) => ({ kind, by_mail: rows.find((row) => row.kind === kind)?.by_mail ?? IS_MAILED }))
}
