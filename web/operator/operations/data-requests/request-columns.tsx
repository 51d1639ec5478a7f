import { href } from 'react-router'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { DataRequest } from '#contract/operations/data-requests/data-requests.ts'
import { requestKinds, requestStates, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { StateLabel } from '../reports/state-label.tsx'

/** What is asked, and until when it is to be answered. The list names nobody. */
export const requestColumns: WorkColumns<DataRequest> = [
  {
    key: 'number',
    header: '番号',
    cell: ({ id, number }) => (
      <RowLink to={`${href('/operator/requests/detail')}?id=${id}`} label={`番号 ${number} を開く`} className="num">
        {number}
      </RowLink>
    ),
    text: ({ number }) => number,
    sort: true,
  },
  { key: 'kind', header: '種類', cell: ({ kind }) => requestKinds[kind], text: ({ kind }) => requestKinds[kind], sort: true },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state, is_overdue }) => <StateLabel names={requestStates} state={state} isOverdue={is_overdue} />,
    text: ({ state }) => requestStates[state],
    sort: true,
  },
  { key: 'due', header: '期限', cell: ({ due_at }) => <ExactTime at={due_at} />, text: ({ due_at }) => exactTimeText(due_at), sort: true },
  { key: 'way', header: '受付の経路', cell: ({ came_by }) => requestWays[came_by], text: ({ came_by }) => requestWays[came_by], sort: true },
  {
    key: 'received',
    header: '受付',
    cell: ({ received_at }) => <ExactTime at={received_at} />,
    text: ({ received_at }) => exactTimeText(received_at),
    sort: true,
  },
]
