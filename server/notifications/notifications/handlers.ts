import { candidate, member } from '#server/api.ts'
import { changeNotificationSettings, showMemberSettings, showNotificationSettings } from './notification-settings.ts'
import { subscribePush, unsubscribePush } from './push/push-subscriptions.ts'
import { listMemberNotifications, notificationCounts, viewNotification } from './read-notifications.ts'

export const notificationSettings = {
  notification_settings: {
    show: candidate.notification_settings.show.handler(({ context }) => showNotificationSettings(context)),
    change: candidate.notification_settings.change.handler(async ({ context, input }) => {
      await changeNotificationSettings(context, input.settings)
      return showNotificationSettings(context)
    }),
  },
  push_subscriptions: {
    subscribe: candidate.push_subscriptions.subscribe.handler(({ context, input }) => subscribePush(context, input)),
    unsubscribe: candidate.push_subscriptions.unsubscribe.handler(({ context }) => unsubscribePush(context)),
  },
}

export const companyNotifications = {
  notifications: {
    list: member.notifications.list.handler(({ context, input }) => listMemberNotifications(context, input)),
    view: member.notifications.view.handler(async ({ context, input }) => {
      await viewNotification(context, input.id)
      return { success: true, unread_count: (await notificationCounts(context)).unread_count }
    }),
    view_all: member.notifications.view_all.handler(async ({ context }) => {
      await viewNotification(context)
      return { success: true, unread_count: (await notificationCounts(context)).unread_count }
    }),
  },
  notification_settings: {
    show: member.notification_settings.show.handler(({ context }) => showMemberSettings(context)),
    change: member.notification_settings.change.handler(async ({ context, input }) => {
      await changeNotificationSettings(context, input.settings)
      return showMemberSettings(context)
    }),
  },
}
