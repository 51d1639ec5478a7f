import type { Step } from '#contract/operations/reports/operator-reports.ts'
import { stepNames } from '#contract/operations/reports/ticket-words.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import '#web/ui/table.css'

/** What operators did on a ticket, the oldest first. */
export const StepsSection = ({ steps }: { steps: Step[] }) => (
  <section aria-labelledby="steps">
    <h2 id="steps">対応の記録</h2>
    {steps.length === 0 ? (
      <p className="muted">まだありません。</p>
    ) : (
      <table className="table stacked">
        <thead>
          <tr>
            <th scope="col">日時</th>
            <th scope="col">だれが</th>
            <th scope="col">したこと</th>
            <th scope="col">内容</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, at, operator_name, kind, note }) => (
            <tr key={id}>
              <td data-label="日時">
                <ExactTime at={at} />
              </td>
              <td data-label="だれが">
                <bdi>{operator_name}</bdi>
              </td>
              <td data-label="したこと">{stepNames[kind] ?? kind}</td>
              <td data-label="内容" className="said">
                {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
