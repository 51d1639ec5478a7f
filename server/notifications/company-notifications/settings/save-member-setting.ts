import type { MemberNotificationSetting } from '#contract/notifications/settings/company-notifications.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { IS_MAILED } from './member-settings-of.ts'

/** Keeps a row only where something differs from the default. */
export async function saveMemberSetting(db: Database, company_user_id: string, { kind, by_mail }: MemberNotificationSetting) {
  if (by_mail === IS_MAILED) {
    await db.deleteFrom('company_notification_settings').where('company_user_id', '=', company_user_id).where('kind', '=', kind).execute()
    return
  }
  await db
    .insertInto('company_notification_settings')
    .values({ company_user_id, kind, by_mail })
    .onConflict((conflict) => conflict.columns(['company_user_id', 'kind']).doUpdateSet({ by_mail }))
    .execute()
}
