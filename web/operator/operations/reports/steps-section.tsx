import type { Step } from '#contract/operations/reports/operator-reports.ts'
import { stepNames } from '#contract/operations/reports/ticket-words.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const columns: Columns<Step> = [
  { key: 'kind', header: '操作', cell: ({ kind }) => stepNames[kind] ?? kind },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} /> },
  { key: 'who', header: '実行者', cell: ({ operator_name }) => <bdi className="nw">{operator_name}</bdi> },
  { key: 'note', header: '内容', kind: 'long', cell: ({ note }) => note && <span className="said">{note}</span> },
]

/** What operators did on a ticket, the oldest first. */
export const StepsSection = ({ steps }: { steps: Step[] }) => (
  <section aria-labelledby="steps">
    <h2 id="steps">対応の記録</h2>
    {steps.length === 0 ? <p className="muted">まだありません。</p> : <DataTable caption="対応の記録" columns={columns} rows={steps} id={({ id }) => id} />}
  </section>
)
