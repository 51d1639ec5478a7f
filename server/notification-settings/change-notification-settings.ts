import type { NotificationSettingsChange } from '#contract/notification-settings.ts'
import type { RequestContext } from '../request-context.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { keepNotificationSetting } from './keep-notification-setting.ts'
import { showNotificationSettings } from './show-notification-settings.ts'

export async function changeNotificationSettings(context: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }, { settings }: NotificationSettingsChange) {
  for (const setting of settings) await keepNotificationSetting(context.db, context.viewer.id, setting)
  return showNotificationSettings(context)
}
