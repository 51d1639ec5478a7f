import { Link } from 'react-router'
import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import { requestKinds, requestStates } from '#contract/operations/reports/ticket-words.ts'
import { mailName } from '#contract/notifications/settings/mail-kinds.ts'
import type { Person } from '#contract/operations/candidates/operator-people.ts'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import { reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { PlainTable } from './plain-table.tsx'

const purposeTitle = (purpose: string) => (purposes as Record<string, { title: string }>)[purpose]?.title ?? purpose
const named = (names: Record<string, string>, word: string) => names[word] ?? word

/** What happened around an account: mails, reports, requests, what operators did. */
export const PersonHistory = ({ person: { mails, reports, data_requests, consents, audit_logs, area } }: { person: Person }) => (
  <>
    <PlainTable
      title="送ったメール"
      empty="30日のあいだに送ったメールはありません。"
      columns={['日時', '種類', '届いたか']}
      rows={mails.map(({ id, kind, topic, created_at, sent_at, failed_at, failure }) => [
        id,
        <ExactTime key="at" at={created_at} />,
        mailName({ kind, topic }),
        failed_at ? (
          <span key="state" className="label warn">
            届きません {failure}
          </span>
        ) : sent_at ? (
          '送りました'
        ) : (
          '待っています'
        ),
      ])}
    />
    <PlainTable
      title="通報"
      empty="ありません。"
      columns={['番号', '日時', '種類', '状態', 'どちら']}
      rows={reports.map(({ id, number, kind, state, is_reporter, created_at }) => [
        id,
        <Link key="number" to={`/operator/reports/detail?id=${id}`}>
          {number}
        </Link>,
        <ExactTime key="at" at={created_at} />,
        named(reportKinds, kind),
        named(reportStates, state),
        is_reporter ? '知らせた' : '知らされた',
      ])}
    />
    {area === 'candidate' && (
      <>
        <PlainTable
          title="個人情報の請求"
          empty="ありません。"
          columns={['番号', '日時', '種類', '状態']}
          rows={data_requests.map(({ id, number, kind, state, received_at }) => [
            id,
            <Link key="number" to={`/operator/requests/detail?id=${id}`}>
              {number}
            </Link>,
            <ExactTime key="at" at={received_at} />,
            named(requestKinds, kind),
            named(requestStates, state),
          ])}
        />
        <PlainTable
          title="同意"
          empty="ありません。"
          columns={['日時', '何に', '版', '決めたこと']}
          rows={consents.map(({ purpose, version, agreed, decided_at }) => [
            `${purpose}${decided_at}`,
            <ExactTime key="at" at={decided_at} />,
            purposeTitle(purpose),
            version,
            agreed ? '同意' : '同意しない',
          ])}
        />
      </>
    )}
    <PlainTable
      title="運営がしたこと"
      empty="ありません。"
      columns={['日時', 'だれが', 'したこと', '理由']}
      rows={audit_logs.map(({ id, at, operator_name, act, reason }) => [
        String(id),
        <ExactTime key="at" at={at} />,
        operator_name,
        named(auditActs, act),
        reason,
      ])}
    />
  </>
)
