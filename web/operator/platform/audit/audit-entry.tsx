import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import { auditFacts } from './audit-columns.tsx'

/** All that an entry says: its reason, its facts, and its place in the chain that shows whether something is missing. */
export const AuditEntry = ({ entry: { reason, detail, subject_id, number, hash } }: { entry: AuditLog }) => (
  <dl className="facts">
    <dt>理由</dt>
    <dd>{reason || '—'}</dd>
    <dt>詳細</dt>
    <dd>{auditFacts(detail) || '—'}</dd>
    <dt>対象の番号</dt>
    <dd className="num">{subject_id || '—'}</dd>
    <dt>記録の番号</dt>
    <dd className="num">{number ?? '—'}</dd>
    <dt>ハッシュ</dt>
    <dd>
      <code className="small">{hash ?? '—'}</code>
    </dd>
  </dl>
)
