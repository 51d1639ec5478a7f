import { member } from '#server/api.ts'
import { listCompanyNotifications, viewCompanyNotification } from './notifications.ts'
import { saveMemberSetting } from './settings/save-member-setting.ts'
import { memberSettingsOf } from './settings/member-settings-of.ts'

const reader = member

export const companyNotifications = {
  notifications: {
    list: reader.notifications.list.handler(({ context, input }) => listCompanyNotifications(context, input)),
    view: reader.notifications.view.handler(({ context, input }) => viewCompanyNotification(context, input.id)),
    view_all: reader.notifications.view_all.handler(({ context }) => viewCompanyNotification(context)),
  },
  notification_settings: {
    show: reader.notification_settings.show.handler(async ({ context: { db, viewer } }) => ({ settings: await memberSettingsOf(db, viewer.id) })),
    change: reader.notification_settings.change.handler(async ({ context: { db, viewer }, input }) => {
      for (const setting of input.settings) await saveMemberSetting(db, viewer.id, setting)
      return { settings: await memberSettingsOf(db, viewer.id) }
    }),
  },
}
