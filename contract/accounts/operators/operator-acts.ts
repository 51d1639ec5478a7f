import type { Acts } from '#contract/platform/procedure.ts'
import type { OperatorRole } from './operator-roles.ts'

export const operatorRoleNames: Record<OperatorRole, string> = { full: '運営（変更できる）', read_only: '運営（見るだけ）' }

const both = ['read_only', 'full'] as const
const full = ['full'] as const

/**
 * The one table of what operators may do. `grave`: asked for the password or a passkey again when it was given more than 15 minutes ago.
 * Each act that changes something, or opens what belongs to a person, leaves a line in the audit log.
 */
export const operatorActs = {
  /** One's own account, and what the shell shows. */
  see_account: { label: '自分のアカウントを見る', who: both, grave: false },
  change_account: { label: '自分のアカウントを変える', who: both, grave: false },
  see_members: { label: '運営のメンバーを見る', who: both, grave: false },
  manage_members: { label: '運営のメンバーを追加する・外す', who: full, grave: true },
  see_audit: { label: '操作の記録を見る', who: both, grave: false },
  see_companies: { label: '企業と求人を見る', who: both, grave: false },
  decide_companies: { label: '企業を承認する', who: full, grave: false },
  suspend_companies: { label: '企業を停止する・契約を終える', who: full, grave: true },
  /** Its own pages, read only, without candidates and conversations; the company is told. */
  view_companies: { label: '企業の画面を閲覧する', who: full, grave: true },
  review_jobs: { label: '求人とストーリーを審査する', who: full, grave: false },
  close_jobs: { label: '求人とストーリーの公開を止める・求人の確認を求める', who: full, grave: false },
  see_notices: { label: 'お知らせとバナーを見る', who: both, grave: false },
  publish_notices: { label: 'お知らせとバナーを出す', who: full, grave: false },
  /** What one operator wants to send to many, agreed to by another; and in an emergency a notice of maintenance, agreed to afterwards. */
  approve_notices: { label: 'お知らせ・バナー・メンテナンスの知らせを承認する・緊急に知らせる', who: full, grave: true },
  /** Personal data of many in one file: one asks, another agrees. */
  export_people: { label: '名簿を書き出す・許可する', who: full, grave: true },
  see_people: { label: '求職者とメンバーを検索', who: both, grave: false },
  restrict_people: { label: '求職者の利用を制限する', who: full, grave: true },
  /** For a candidate who lost every second factor, after their identity was checked. */
  reset_second_factors: { label: '求職者の二段階認証を解除する', who: full, grave: true },
  help_people: { label: 'メールを再送する', who: full, grave: false },
  answer_data_requests: { label: '個人情報の請求に答える', who: full, grave: true },
  see_reports: { label: '通報と苦情を見る', who: both, grave: false },
  handle_reports: { label: '通報と苦情に答える', who: full, grave: false },
  /** Messages of others: two operators, and both sides are told. */
  open_threads: { label: '通報されたやりとりを開く', who: full, grave: true },
  see_masters: { label: 'マスタを見る', who: both, grave: false },
  edit_masters: { label: 'マスタを変更する', who: full, grave: false },
  see_system: { label: '運用の状態を見る', who: both, grave: false },
  run_system: { label: 'キューをやりなおす・メンテナンスを知らせる・バックアップを作る・新しい版を調べる', who: full, grave: false },
  see_settings: { label: 'サイトの設定を見る', who: both, grave: false },
  /** Shows a change before it is saved, sends a mail to oneself. */
  prepare_settings: { label: 'サイトの設定の変更を準備する', who: full, grave: false },
  change_settings: { label: 'サイトの設定を変える', who: full, grave: true },
  /** All data go back to an earlier moment: one asks, another agrees. */
  restore_backups: { label: 'バックアップを戻す', who: full, grave: true },
  /** From a route and a time to people. */
  drill_leaks: { label: '漏えいの影響を調べる', who: full, grave: true },
} as const satisfies Record<Acts['operator'], { label: string; who: readonly OperatorRole[]; grave: boolean }>

export type OperatorAct = keyof typeof operatorActs

export const operatorMay = (role: OperatorRole, act: OperatorAct) => (operatorActs[act].who as readonly OperatorRole[]).includes(role)
