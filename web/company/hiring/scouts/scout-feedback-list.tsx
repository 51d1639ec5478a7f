import type { ScoutFeedback } from '#contract/hiring/scouts/scout-templates.ts'
import '#web/ui/table.css'

/** Why candidates refused scouts, with what would help. With fewer than five answers the section stays, and says so. */
export const ScoutFeedbackList = ({ feedback }: { feedback: ScoutFeedback[] }) => (
  <section className="stack" aria-labelledby="feedback">
    <h2 id="feedback">断られた理由</h2>
    {feedback.map(({ template_id, name, answered, accepted, reasons }) => (
      <div className="panel stack" key={template_id ?? 'all'}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {answered === null ? (
          <p className="muted">集計中（返事が5件になってから表示します）</p>
        ) : (
          <>
            <p>
              返事 {answered}件のうち、受けてもらえたのは{accepted}件です。
            </p>
            {reasons.length > 0 && (
              <table className="table reasons">
                <thead>
                  <tr>
                    <th scope="col">理由</th>
                    <th scope="col">直せるところ</th>
                    <th scope="col" className="r">
                      件数
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {reasons.map((reason) => (
                    <tr key={reason.id}>
                      <th scope="row">{reason.name}</th>
                      <td>{reason.field || '―'}</td>
                      <td className="r">{reason.count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </div>
    ))}
  </section>
)
