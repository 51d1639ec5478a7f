import type { NotificationSettingsChange } from '#contract/notifications/settings/notification-settings.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { keepNotificationSetting } from './keep-notification-setting.ts'
import { showNotificationSettings } from './show-notification-settings.ts'

export async function changeNotificationSettings(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, { settings }: NotificationSettingsChange) {
  for (const setting of settings) await keepNotificationSetting(context.db, context.viewer.id, setting)
  return showNotificationSettings(context)
}
