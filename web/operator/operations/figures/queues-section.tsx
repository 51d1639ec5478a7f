import { Link } from 'react-router'
import { operatorTables, queueColumns, queueNames } from '#contract/operations/figures/operator-figure-names.ts'
import type { QueueAge } from '#contract/operations/figures/operator-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { waitedText } from '../queue/waited-text.ts'
import { FigureLink } from './figure-link.tsx'
import { overdueLists, waitingLists } from './figure-lists.ts'

/** How old what waits for operators is. */
export function QueuesSection({ queues, file, now }: { queues: QueueAge[]; file: string; now: string }) {
  const columns: Columns<QueueAge> = [
    { key: 'queue', header: queueColumns.queue, cell: ({ queue }) => <Link to={waitingLists[queue]}>{queueNames[queue]}</Link> },
    {
      key: 'waiting',
      header: queueColumns.waiting,
      kind: 'end',
      cell: ({ queue, waiting }) => <FigureLink to={waitingLists[queue]} count={waiting} what={queueNames[queue]} />,
    },
    { key: 'oldest_at', header: queueColumns.oldest_at, kind: 'end', cell: ({ oldest_at }) => oldest_at && `${waitedText(oldest_at, now)}前` },
    {
      key: 'overdue',
      header: queueColumns.overdue,
      kind: 'end',
      cell: ({ queue, overdue }) =>
        overdue === null ? (
          <span className="muted">期限なし</span>
        ) : (
          <FigureLink to={overdueLists[queue]} count={overdue} what={`期限を過ぎた${queueNames[queue]}`} />
        ),
    },
    { key: 'median_hours', header: queueColumns.median_hours, kind: 'end', cell: ({ median_hours }) => median_hours !== null && `${median_hours}時間` },
  ]
  return (
    <section className="stack" aria-labelledby="queues">
      <h2 id="queues">{operatorTables.queues}</h2>
      <DataTable
        caption={operatorTables.queues}
        columns={columns}
        rows={queues}
        id={({ queue }) => queue}
        download={{ href: file, label: 'CSVをダウンロード' }}
      />
      <p className="small muted">
        対応までの時間は、この90日に対応したものから計算しています。法令か規約で期限を約束しているのは、通報と苦情、個人情報の請求です。
      </p>
    </section>
  )
}
