import { href, Link } from 'react-router'
import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import { reportKinds, reportStates, requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import type { Person } from '#contract/operations/candidates/operator-people.ts'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { HistorySection } from './history-section.tsx'
import '#web/ui/styles/label.css'

type Of<List extends 'mails' | 'reports' | 'data_requests' | 'consents' | 'audit_logs'> = Columns<Person[List][number]>

const purposeTitle = (purpose: string) => (purposes as Record<string, { title: string }>)[purpose]?.title ?? purpose
const named = (names: Record<string, string>, word: string) => names[word] ?? word

const mailColumns: Of<'mails'> = [
  { key: 'kind', header: '種類', cell: mailName },
  { key: 'at', header: '日時', cell: ({ created_at }) => <ExactTime at={created_at} /> },
  {
    key: 'state',
    header: '届いたか',
    cell: ({ failed_at, sent_at, failure }) => (failed_at ? <span className="label warn">届きません {failure}</span> : sent_at ? '送りました' : '待っています'),
  },
]
const reportColumns: Of<'reports'> = [
  { key: 'number', header: '番号', cell: ({ id, number }) => <Link to={`${href('/operator/reports/detail')}?id=${id}`}>{number}</Link> },
  { key: 'at', header: '日時', cell: ({ created_at }) => <ExactTime at={created_at} /> },
  { key: 'kind', header: '種類', cell: ({ kind }) => named(reportKinds, kind) },
  { key: 'state', header: '状態', cell: ({ state }) => named(reportStates, state) },
  { key: 'side', header: 'どちら', cell: ({ is_reporter }) => (is_reporter ? '知らせた' : '知らされた') },
]
const requestColumns: Of<'data_requests'> = [
  { key: 'number', header: '番号', cell: ({ id, number }) => <Link to={`${href('/operator/requests/detail')}?id=${id}`}>{number}</Link> },
  { key: 'at', header: '日時', cell: ({ received_at }) => <ExactTime at={received_at} /> },
  { key: 'kind', header: '種類', cell: ({ kind }) => named(requestKinds, kind) },
  { key: 'state', header: '状態', cell: ({ state }) => named(requestStates, state) },
]
const consentColumns: Of<'consents'> = [
  { key: 'purpose', header: '何に', cell: ({ purpose }) => purposeTitle(purpose) },
  { key: 'at', header: '日時', cell: ({ decided_at }) => <ExactTime at={decided_at} /> },
  { key: 'version', header: '版', cell: ({ version }) => String(version) },
  { key: 'agreed', header: '決定内容', cell: ({ agreed }) => (agreed ? '同意' : '同意しない') },
]
const auditColumns: Of<'audit_logs'> = [
  { key: 'act', header: '操作', cell: ({ act }) => named(auditActs, act) },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} /> },
  { key: 'who', header: '実行者', cell: ({ operator_name }) => <bdi className="nw">{operator_name}</bdi> },
  { key: 'reason', header: '理由', kind: 'long', cell: ({ reason }) => reason },
]

/** What happened around an account: mails, reports, requests, what operators did. */
export const PersonHistory = ({ person: { mails, reports, data_requests, consents, audit_logs, area } }: { person: Person }) => (
  <>
    <HistorySection title="送ったメール" empty="30日のあいだに送ったメールはありません。" columns={mailColumns} rows={mails} id={({ id }) => id} />
    <HistorySection title="通報" empty="ありません。" columns={reportColumns} rows={reports} id={({ id }) => id} />
    {area === 'candidate' && (
      <>
        <HistorySection title="個人情報の請求" empty="ありません。" columns={requestColumns} rows={data_requests} id={({ id }) => id} />
        <HistorySection
          title="同意"
          empty="ありません。"
          columns={consentColumns}
          rows={consents}
          id={({ purpose, decided_at }) => `${purpose}${decided_at}`}
        />
      </>
    )}
    <HistorySection title="運営の操作" empty="ありません。" columns={auditColumns} rows={audit_logs} id={({ id }) => id} />
  </>
)
