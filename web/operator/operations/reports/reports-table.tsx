import { Link } from 'react-router'
import type { Ticket } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { StateLabel } from './state-label.tsx'
import '#web/ui/table.css'

const kindName = (kind: string) => (reportKinds as Record<string, string>)[kind] ?? kind

export const ReportsTable = ({ reports }: { reports: Ticket[] }) =>
  reports.length === 0 ? (
    <p className="muted">ここには、通報も苦情もありません。</p>
  ) : (
    <table className="table stacked">
      <thead>
        <tr>
          <th scope="col" className="r">
            番号
          </th>
          <th scope="col">種類</th>
          <th scope="col">何について</th>
          <th scope="col">状態</th>
          <th scope="col">期限</th>
          <th scope="col" className="nw">
            担当
          </th>
          <th scope="col">届いた日時</th>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ id, number, kind, about, title, state, is_overdue, due_at, operator_name, created_at }) => (
          <tr key={id}>
            <th scope="row" className="r num" data-label="番号">
              <Link to={`/operator/reports/detail?id=${id}`} aria-label={`番号 ${number} を開く`}>
                {number}
              </Link>
            </th>
            <td data-label="種類" className="report-kind phrase">
              {kindName(kind)}
            </td>
            <td data-label="何について">
              <span>
                {reportAbouts[about]} <bdi className="muted">{about === 'service' ? '' : title}</bdi>
              </span>
            </td>
            <td data-label="状態">
              <StateLabel names={reportStates} state={state} isOverdue={is_overdue} />
            </td>
            <td data-label="期限">
              <ExactTime at={due_at} />
            </td>
            <td data-label="担当" className="nw">
              <bdi>{operator_name ?? '—'}</bdi>
            </td>
            <td data-label="届いた日時">
              <ExactTime at={created_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
