import { Link } from 'react-router'
import type { Ticket } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { StateLabel } from './state-label.tsx'

const kindName = (kind: string) => (reportKinds as Record<string, string>)[kind] ?? kind

/** Reports and complaints, by what they are about and until when they are to be answered. */
export const reportColumns: Columns<Ticket> = [
  {
    key: 'number',
    header: '番号・種類',
    cell: ({ id, number, kind }) => (
      <>
        <Link to={`/operator/reports/detail?id=${id}`} aria-label={`番号 ${number} を開く`} className="num">
          {number}
        </Link>{' '}
        {kindName(kind)}
      </>
    ),
  },
  {
    key: 'about',
    header: '何について',
    kind: 'long',
    cell: ({ about, title }) => (
      <>
        {reportAbouts[about]} <bdi className="muted">{about === 'service' ? '' : title}</bdi>
      </>
    ),
  },
  { key: 'state', header: '状態', cell: ({ state, is_overdue }) => <StateLabel names={reportStates} state={state} isOverdue={is_overdue} /> },
  { key: 'due', header: '期限', cell: ({ due_at }) => <ExactTime at={due_at} /> },
  { key: 'operator', header: '担当', cell: ({ operator_name }) => operator_name && <bdi className="nw">{operator_name}</bdi> },
  { key: 'created', header: '届いた日時', cell: ({ created_at }) => <ExactTime at={created_at} /> },
]
