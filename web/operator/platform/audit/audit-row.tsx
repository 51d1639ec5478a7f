import { Link } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { auditFacts } from './audit-facts.ts'

const named = (names: Record<string, string>, word: string) => names[word] ?? word

/** One act: who, what, about what, why. The subject leads to everything that was done to it. */
export function AuditRow({ log: { number, at, operator_name, act, subject_kind, subject_id, reason, detail, hash } }: { log: AuditLog }) {
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
