import type { AuditLog } from '#contract/platform/audit/audit-logs.ts'
import { AuditRow } from './audit-row.tsx'
import '#web/ui/table.css'
import './audit.css'

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
