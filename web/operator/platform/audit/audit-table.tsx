import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import '#web/ui/table.css'
import './audit.css'
import { Link } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { auditFacts } from './audit-facts.ts'

/** Lines of the audit log, as the page of all of them and the page of one thing show them. */
export const AuditTable = ({ logs }: { logs: AuditLog[] }) =>
  logs.length === 0 ? (
    <p className="muted">記録はありません。</p>
  ) : (
    <table className="table stacked">
      <thead>
        <tr>
          <th scope="col" className="r">
            番号
          </th>
          <th scope="col">日時</th>
          <th scope="col">だれが</th>
          <th scope="col">したこと</th>
          <th scope="col">対象</th>
          <th scope="col">理由と詳しいこと</th>
        </tr>
      </thead>
      <tbody>
        {logs.map((log) => (
          <AuditRow key={log.id} log={log} />
        ))}
      </tbody>
    </table>
  )

const named = (names: Record<string, string>, word: string) => names[word] ?? word

/** One act: who, what, about what, why. The subject leads to everything that was done to it. */
function AuditRow({ log: { number, at, operator_name, act, subject_kind, subject_id, reason, detail, hash } }: { log: AuditLog }) {
  const facts = auditFacts(detail)
  return (
    <tr>
      <td className="r num" data-label="番号" title={hash ?? undefined}>
        {number}
      </td>
      <td data-label="日時">
        <ExactTime at={at} />
      </td>
      <td data-label="だれが">
        <bdi>{operator_name}</bdi>
      </td>
      <td data-label="したこと">{named(auditActs, act)}</td>
      <td data-label="対象">
        <span>
          {named(auditSubjects, subject_kind)}{' '}
          <Link to={`/operator/audit?${new URLSearchParams({ subject_kind, subject_id })}`} className="small num">
            {subject_id.length > 12 ? `${subject_id.slice(0, 8)}…` : subject_id}
          </Link>
        </span>
      </td>
      <td data-label="理由">
        {(reason || facts) && (
          <span>
            {reason}
            {facts && <span className="small muted audit-facts">{facts}</span>}
          </span>
        )}
      </td>
    </tr>
  )
}
