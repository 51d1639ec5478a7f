/** What the audit log can say that somebody did, as it reads in a list. */
export const auditActs = {
  sign_in: 'ログインした',
  create_operator: '運営のメンバーを加えた',
  invite_operator: '運営のメンバーにリンクを送った',
  change_operator_role: '運営のメンバーの役割を変えた',
  remove_operator: '運営のメンバーを外した',
  reset_second_factor: '運営のメンバーの二段階認証を外した',
  restore_backup: 'バックアップを戻した',
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
  system: 'システム',
} as const

export type AuditSubject = keyof typeof auditSubjects
