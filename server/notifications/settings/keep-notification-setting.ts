import type { NotificationSetting } from '#contract/notifications/settings/notification-settings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notificationDefaults } from './notification-defaults.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'

/** Stores only settings that differ from the default, so that a changed default reaches every user who never chose. */
export async function keepNotificationSetting(
  db: Database,
  candidate_user_id: string,
  { kind, ...change }: Pick<NotificationSetting, 'kind'> & { [Way in keyof NotificationSetting]?: NotificationSetting[Way] | undefined },
) {
  const before = (await notificationSettingsOf(db, candidate_user_id)).find((one) => one.kind === kind)
  const { by_mail, by_push, by_line } = { ...notificationDefaults[kind], ...before, ...change }
  const channels = { by_mail, by_push, by_line }
  const usual = notificationDefaults[kind]
  if (by_mail === usual.by_mail && by_push === usual.by_push && by_line === usual.by_line) {
    await db.deleteFrom('notification_settings').where('candidate_user_id', '=', candidate_user_id).where('kind', '=', kind).execute()
    return
  }
  await db
    .insertInto('notification_settings')
    .values({ candidate_user_id, kind, ...channels })
    .onConflict((conflict) => conflict.columns(['candidate_user_id', 'kind']).doUpdateSet(channels))
    .execute()
}
