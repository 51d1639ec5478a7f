import type { NotificationSettingsChange } from '#contract/notification-settings.ts'
import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { notificationDefaults } from './notification-defaults.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'
import { showNotificationSettings } from './show-notification-settings.ts'

/** Keeps a row only where something differs from the default, so that a default that changes reaches all who never chose. */
export async function changeNotificationSettings(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, { settings }: NotificationSettingsChange) {
  const { db, viewer } = context
  const before = await notificationSettingsOf(db, viewer.id)
  for (const { kind, ...change } of settings) {
    const wished = { ...notificationDefaults[kind], ...before.find((one) => one.kind === kind), ...change }
    const { by_mail, by_push, by_line } = notificationDefaults[kind]
    if (wished.by_mail === by_mail && wished.by_push === by_push && wished.by_line === by_line) {
      await db.deleteFrom('notification_settings').where('candidate_user_id', '=', viewer.id).where('kind', '=', kind).execute()
      continue
    }
    const channels = { by_mail: wished.by_mail, by_push: wished.by_push, by_line: wished.by_line }
    await db
      .insertInto('notification_settings')
      .values({ candidate_user_id: viewer.id, kind, ...channels })
      .onConflict((conflict) => conflict.columns(['candidate_user_id', 'kind']).doUpdateSet(channels))
      .execute()
  }
  return showNotificationSettings(context)
}
