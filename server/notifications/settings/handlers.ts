import { candidate } from '#server/api.ts'
import { changeNotificationSettings, showNotificationSettings } from './notification-settings.ts'

export const notificationSettings = {
  notification_settings: {
    show: candidate.notification_settings.show.handler(({ context }) => showNotificationSettings(context)),
    change: candidate.notification_settings.change.handler(({ context, input }) => changeNotificationSettings(context, input)),
  },
}
