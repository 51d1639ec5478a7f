import { isNotificationKind, notificationKinds } from '../kinds/notification-kinds.ts'

/** Every kind of mail and what operators call it. */
export const mailKindNames = {
  verify_email: 'メールアドレスの確認',
  already_registered: '登録済みの連絡',
  reset_password: 'パスワードの再設定',
  password_changed: 'パスワードの変更',
  change_email: '新しいアドレスの確認',
  email_changed: 'アドレスの変更',
  new_sign_in: '新しい端末でのログイン',
  sign_in_added: 'ログイン方法の追加',
  sign_in_removed: 'ログイン方法の解除',
  wrong_tries: 'ログインの失敗',
  saved_search_alert: '保存した検索の新着',
  notice: '運営からのお知らせ',
  mail_magazine: 'メールマガジン',
  notification: '求職者への通知',
  member_notification: '企業のメンバーへの通知',
  export_ready: 'データの作成完了',
  withdrawn: '退会の完了',
  verify_company: '企業の登録の確認',
  ask_to_invite: '招待の依頼',
  invitation: '企業のメンバーの招待',
  outside_consent: '社外の候補者への同意のお願い',
  referral_confirm: '紹介リンクからの登録の確認',
  outside_link: '社外の候補者へのリンク',
  outside_meeting_offer: '社外の候補者への面談・面接の候補日',
  outside_meeting: '社外の候補者への面談・面接の予定',
  operator_invitation: '運営のメンバーの招待',
  operator_changed: '運営のメンバーの変更',
  test_mail: 'テスト（運営へ）',
  backup_failed: 'バックアップの失敗（運営へ）',
  approval_awaited: '承認の依頼（運営へ）',
  operator_mentioned: '運営内のメモの宛先（運営へ）',
  member_removed: 'メンバーの削除',
  second_factor_changed: '二段階認証の変更',
  second_factor_reset: '二段階認証の解除',
  report_received: '通報の受付',
  report_answered: '通報への回答',
  thread_opened: '運営によるやりとりの確認',
  restricted: '利用の制限',
  request_answered: '個人情報の請求への回答',
  claim_received: '企業の管理者になる申請の受付',
  claim_waiting: '企業の管理者になる申請（運営へ）',
  claim_decided: '企業の管理者になる申請への回答',
  company_decision: '企業の利用についての決定',
  job_decision: '求人の公開についての決定',
  story_decision: 'ストーリーの公開についての決定',
  incident_notice: '個人情報の漏えいの連絡',
} as const

export type MailKind = keyof typeof mailKindNames

/** What a mail was about; a notification by its own kind, too. Rows of another version may hold a kind that this one does not know. */
export function mailName({ kind, topic }: { kind: string; topic: string | null }): string {
  const name = (mailKindNames as Record<string, string>)[kind] ?? kind
  return topic ? `${name}：${isNotificationKind(topic) ? notificationKinds[topic].label : topic}` : name
}
