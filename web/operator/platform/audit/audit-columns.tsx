import { Link } from 'react-router'
import { auditActs, auditSubjects } from '#contract/platform/audit/audit-acts.ts'
import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { auditFacts } from './audit-facts.ts'

const named = (names: Record<string, string>, word: string) => names[word] ?? word

/** One act: who, what, about what, why. The subject leads to everything that was done to it. */
export const auditColumns: Columns<AuditLog> = [
  { key: 'act', header: 'したこと', cell: ({ act }) => named(auditActs, act) },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} /> },
  { key: 'who', header: 'だれが', cell: ({ operator_name }) => <bdi className="nw">{operator_name}</bdi> },
  {
    key: 'subject',
    header: '対象',
    cell: ({ subject_kind, subject_id }) => (
      <>
        {named(auditSubjects, subject_kind)}{' '}
        <Link to={`/operator/audit?${new URLSearchParams({ subject_kind, subject_id })}`} className="small num nw">
          {subject_id.length > 12 ? `${subject_id.slice(0, 8)}…` : subject_id}
        </Link>
      </>
    ),
  },
  {
    key: 'why',
    header: '理由と詳しいこと',
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
  { key: 'number', header: '番号', kind: 'end', cell: ({ number, hash }) => <span title={hash ?? undefined}>{number}</span> },
]
