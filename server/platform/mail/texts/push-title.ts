import type { NotificationKind } from '#contract/notifications/settings/notification-settings.ts'

/** A title that a locked screen may show to bystanders: never a company, a name or a sentence of a user. */
const titles: Record<NotificationKind, string> = {
  new_message: '新しいメッセージがあります',
  scout: '新しいスカウトがあります',
  selection: '選考について新しい連絡があります',
  saved_search: '保存した条件に合う求人があります',
  favorite_by_company: '「気になる」が届いています',
  profile_request: 'プロフィールの更新のお願いがあります',
  reminder: '確認していただきたいことがあります',
  notice: '新しいお知らせがあります',
}

export const pushTitle = (kind: string) => titles[kind as NotificationKind] ?? titles.notice
