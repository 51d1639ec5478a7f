import { href, Link } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { UnfoldLink } from '#web/work/table/cells/unfold-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'

/** What an entry says beside its reason, as it reads; a name that is not here stands as it was written. */
const names: Record<string, string> = {
  affected: '影響のある人',
  asked_by: '頼んだ人',
  ask_again: '確認しなおしてもらう',
  audience: '宛先',
  batch_id: 'まとまり',
  by: '探し方',
  came_by: '受付の経路',
  closed_jobs: '終えた求人',
  company_id: '企業',
  count: '件数',
  data_request_id: '申し出',
  decision: '判断',
  due_on: '期限',
  field: '項目',
  file: '一覧の受け取り',
  found: '見つかった人',
  group_number: 'グループの法人番号',
  from: '前の状態',
  from_at: '初め',
  ids: '並び',
  is_drill: '訓練',
  is_encrypted: '暗号化',
  is_malicious: '不正の目的',
  is_sensitive: '要配慮個人情報',
  job_id: '求人',
  kind: '種類',
  lines: '行数',
  mark: 'しるし',
  name: '名前',
  note: 'メモ',
  notice: '知らせる文',
  notification: 'お知らせ',
  opening_id: 'やりとりを開く申し出',
  premium: 'プレミアム',
  reopen: '開きなおした',
  report_id: '通報',
  review_id: '審査',
  role: '役割',
  route: '経路',
  sessions: '終えたログイン',
  state: '状態',
  take: '担当',
  task: '仕事',
  to: '後の状態',
  until_at: '終わり',
  version: '版',
  was: '前の状態',
  what: '内容',
  written_by: '書いた人',
}

/** The facts of an entry of the audit log in one line. */
export const auditFacts = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .map(([name, value]) => `${names[name] ?? name}：${wordOf(value)}`)
    .join('　')

function wordOf(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'なし'
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ'
  if (Array.isArray(value)) return value.map(wordOf).join('、')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const named = (names: Record<string, string>, word: string) => names[word] ?? word

/** One act: who, what, about what, why. The subject leads to everything that was done to it. */
export const auditColumns: WorkColumns<AuditLog> = [
  { key: 'act', header: '操作', cell: ({ act }) => named(auditActs, act), sort: true },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} />, sort: true },
  { key: 'who', header: '実行者', cell: ({ operator_name }) => <bdi className="nw">{operator_name}</bdi>, sort: true },
  {
    key: 'subject',
    header: '対象',
    cell: ({ subject_kind, subject_id }) => (
      <>
        {named(auditSubjects, subject_kind)}{' '}
        <Link to={`${href('/operator/audit')}?${new URLSearchParams({ subject_kind, subject_id })}`} className="small num nw">
          {subject_id.length > 12 ? `${subject_id.slice(0, 8)}…` : subject_id}
        </Link>
      </>
    ),
  },
  {
    key: 'why',
    header: '理由・詳細',
    kind: 'long',
    cell: ({ reason, detail }) => {
      const facts = auditFacts(detail)
      return (
        (reason || facts) && (
          <>
            {reason} <span className="small muted">{facts}</span>
          </>
        )
      )
    },
  },
  { key: 'number', header: '番号', kind: 'end', cell: ({ number }) => number, isExtra: true },
  { key: 'acts', header: '操作', kind: 'acts', cell: ({ id, act }) => <UnfoldLink id={String(id)} label="詳細" of={named(auditActs, act)} /> },
]
