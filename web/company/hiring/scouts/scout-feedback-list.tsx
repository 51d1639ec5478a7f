import type { ScoutFeedback } from '#contract/hiring/scouts/scout-templates.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const columns: Columns<ScoutFeedback['reasons'][number]> = [
  { key: 'reason', header: '理由', cell: ({ name }) => name },
  { key: 'field', header: '直せるところ', cell: ({ field }) => field },
  { key: 'count', header: '件数', kind: 'end', cell: ({ count }) => count },
]

/** Why candidates refused scouts, with what would help. With fewer than five answers the section stays, and says so. */
export const ScoutFeedbackList = ({ feedback }: { feedback: ScoutFeedback[] }) => (
  <section className="stack" aria-labelledby="feedback">
    <h2 id="feedback">辞退理由</h2>
    {feedback.map(({ template_id, name, answered, accepted, reasons }) => (
      <div className="panel stack" key={template_id ?? 'all'}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {answered === null ? (
          <p className="muted">集計中（回答が5件になると表示します）</p>
        ) : (
          <>
            <p>
              回答{answered}件のうち、承諾は{accepted}件です。
            </p>
            {reasons.length > 0 && <DataTable caption="辞退理由" columns={columns} rows={reasons} id={({ id }) => id} />}
          </>
        )}
      </div>
    ))}
  </section>
)
