import { sql } from 'kysely'
import type { NotificationSettings, NotificationSettingsChange, NotificationSetting } from '#contract/notifications/settings/notification-settings.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { vapidKeys } from '../push/vapid-keys.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { hasLine } from './has-line.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { notificationDefaults } from './notification-defaults.ts'

export async function showNotificationSettings({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }): Promise<NotificationSettings> {
  const settings = await notificationSettingsOf(db, viewer.id)
  const { line_user_id, ...push } = await db
    .selectFrom('candidate_users')
    .leftJoin('push_subscriptions', 'candidate_user_id', 'candidate_users.id')
    .select('line_user_id')
    .select(sql<number>`count(push_subscriptions.id)::int`.as('device_count'))
    .select(sql<boolean>`coalesce(bool_or(session_id = ${viewer.session_id}), false)`.as('is_on_here'))
    .where('candidate_users.id', '=', viewer.id)
    .groupBy('candidate_users.id')
    .executeTakeFirstOrThrow()
  return { settings, push: { ...push, public_key: vapidKeys().publicKey }, has_line: hasLine({ line_user_id }) }
}

export async function changeNotificationSettings(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, { settings }: NotificationSettingsChange) {
  for (const setting of settings) await saveNotificationSetting(context.db, context.viewer.id, setting)
  return showNotificationSettings(context)
}

/** Stores only settings that differ from the default, so that a changed default reaches every user who never chose. */
export async function saveNotificationSetting(
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
