import type { NotificationKind } from './notification-settings.ts'

/** What each kind is called, and when it comes. */
export const notificationKindTexts: Record<NotificationKind, { label: string; when: string }> = {
  new_message: { label: 'メッセージ', when: '企業から返事や連絡が届いたとき' },
  scout: { label: 'スカウト', when: '企業からスカウトが届いたとき' },
  selection: { label: '選考', when: '面談・面接の予定や、選考の段階が変わったとき' },
  saved_search: { label: '保存した検索', when: '条件に合う求人が新しく出たとき' },
  favorite_by_company: { label: '気になる', when: '企業があなたを「気になる」に入れたとき' },
  profile_request: { label: 'プロフィールの書き足し', when: '企業に頼まれたとき' },
  reminder: { label: '確認のお願い', when: '返事の期限や、面談のあと' },
  notice: { label: '運営からのお知らせ', when: '規約や機能が変わるとき' },
}
