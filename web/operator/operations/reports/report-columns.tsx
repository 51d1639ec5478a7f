import { href } from 'react-router'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { Ticket } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { StateLabel } from './state-label.tsx'

const kindName = (kind: string) => (reportKinds as Record<string, string>)[kind] ?? kind

/** What they are about, and until when they are to be answered. What they name is in no file: it may be a person. */
export const reportColumns: WorkColumns<Ticket> = [
  {
    key: 'number',
    header: '番号',
    cell: ({ id, number }) => (
      <RowLink to={`${href('/operator/reports/detail')}?id=${id}`} label={`番号 ${number} を開く`} className="num">
        {number}
      </RowLink>
    ),
    text: ({ number }) => number,
    sort: true,
  },
  { key: 'kind', header: '種類', cell: ({ kind }) => kindName(kind), text: ({ kind }) => kindName(kind), sort: true },
  { key: 'about', header: '対象', cell: ({ about }) => reportAbouts[about], text: ({ about }) => reportAbouts[about], sort: true },
  { key: 'title', header: '対象の名前', kind: 'long', cell: ({ about, title }) => about !== 'service' && title && <bdi>{title}</bdi> },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ state, is_overdue }) => <StateLabel names={reportStates} state={state} isOverdue={is_overdue} />,
    text: ({ state }) => reportStates[state],
    sort: true,
  },
  { key: 'due', header: '期限', cell: ({ due_at }) => <ExactTime at={due_at} />, text: ({ due_at }) => exactTimeText(due_at), sort: true },
  {
    key: 'operator',
    header: '担当',
    cell: ({ operator_name }) => operator_name && <bdi className="nw">{operator_name}</bdi>,
    text: ({ operator_name }) => operator_name,
    sort: true,
  },
  { key: 'created', header: '受付', cell: ({ created_at }) => <ExactTime at={created_at} />, text: ({ created_at }) => exactTimeText(created_at), sort: true },
]
