import { sql } from 'kysely'
import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { vapidKeys } from '../push/vapid-keys.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { hasLine } from './has-line.ts'
import { notificationSettingsOf } from './notification-settings-of.ts'

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
