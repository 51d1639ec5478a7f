import type { NotificationKind, NotificationSetting } from '#contract/notifications/settings/notification-settings.ts'

type Channels = Omit<NotificationSetting, 'kind'>

/** The defaults. Notifications that a candidate waits for go out to them; the others are read on the site. */
export const notificationDefaults: Record<NotificationKind, Channels> = {
  new_message: { by_mail: true, by_push: true, by_line: true },
  scout: { by_mail: true, by_push: true, by_line: true },
  selection: { by_mail: true, by_push: true, by_line: true },
  saved_search: { by_mail: true, by_push: true, by_line: false },
  favorite_by_company: { by_mail: false, by_push: true, by_line: false },
  profile_request: { by_mail: true, by_push: true, by_line: false },
  reminder: { by_mail: true, by_push: true, by_line: false },
  notice: { by_mail: true, by_push: false, by_line: false },
}
