import { notificationKinds, type NotificationSetting } from '#contract/notifications/settings/notification-settings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notificationDefaults } from './notification-defaults.ts'

/** Every kind as it is set, or as it is by default. */
export async function notificationSettingsOf(db: Database, candidateId: string): Promise<NotificationSetting[]> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'by_mail', 'by_push', 'by_line'])
    .where('candidate_user_id', '=', candidateId)
    .execute()
  return notificationKinds.map((kind) => ({ kind, ...notificationDefaults[kind], ...rows.find((row) => row.kind === kind) }) as NotificationSetting)
}
