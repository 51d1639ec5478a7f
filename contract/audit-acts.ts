/** What the audit log can say that somebody did, as it reads in a list. */
export const auditActs = {
  sign_in: 'ログインした',
  create_operator: '運営のメンバーを加えた',
  invite_operator: '運営のメンバーにリンクを送った',
  change_operator_role: '運営のメンバーの役割を変えた',
  remove_operator: '運営のメンバーを外した',
  reset_second_factor: '運営のメンバーの二段階認証を外した',
  restore_backup: 'バックアップを戻した',
  retry_mail: 'メールを送りなおした',
  retry_failed_mails: '届かなかったメールをまとめて送りなおした',
  stop_mail: 'メールを送るのをやめた',
  retry_task: '仕事をもう一度させた',
  stop_task: '仕事をあきらめた',
  announce_maintenance: 'メンテナンスを知らせた',
  withdraw_maintenance: 'メンテナンスの知らせをやめた',
  keep_yearly_figures: '年次報告の数字を残した',
  drill_leak: '漏えいの影響を調べた',
  open_incident: '漏えいの記録を作った',
  change_incident: '漏えいの記録を書き足した',
  notify_incident: '影響のある人に知らせた',
} as const

export type AuditAct = keyof typeof auditActs

/** What an act was about. */
export const auditSubjects = {
  operator: '運営のメンバー',
  company: '企業',
  company_user: '企業のメンバー',
  candidate: '求職者',
  job: '求人',
  notification: 'お知らせ',
  banner: 'バナー',
  master: 'コード表',
  survey: 'アンケート',
  thread: 'やりとり',
  report: '通報・苦情',
  data_request: '個人情報の請求',
  mail: 'メール',
  task: '仕事',
  maintenance: 'メンテナンスの知らせ',
  yearly_figures: '年次報告の数字',
  incident: '漏えいの記録',
  system: 'システム',
} as const

export type AuditSubject = keyof typeof auditSubjects
