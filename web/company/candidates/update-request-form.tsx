import { Form } from 'react-router'

type Item = { id: number; key?: string | undefined; name: string }

const isOfVision = ({ key }: Item) => key === 'your_vision' || key === 'your_vision_reason'

/** Asks somebody to write more of what the company would like to read. They see who asks, and for what. */
export function UpdateRequestForm({ candidate_id, items }: { candidate_id: string; items: Item[] }) {
  return (
    <details className="panel">
      <summary>プロフィールの書き足しを頼む</summary>
      <div className="stack">
        <p className="small muted">どの企業が何を読みたいかが、相手に伝わります。まだ書き足されていない頼みは、あとから項目を変えられます。</p>
        {[
          { request_type: 1, legend: '興味と希望', asked: items.filter((item) => !isOfVision(item)) },
          { request_type: 2, legend: 'your vision', asked: items.filter(isOfVision) },
        ].map(({ request_type, legend, asked }) => (
          <Form method="post" key={request_type} className="stack">
            <input type="hidden" name="candidate_id" value={candidate_id} />
            <input type="hidden" name="request_type" value={request_type} />
            <fieldset className="field">
              <legend>{legend}</legend>
              {asked.map(({ id, name }) => (
                <label className="check" key={id}>
                  <input type="checkbox" name="request_item_ids" value={id} />
                  {name}
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button small" name="intent" value="ask_update" aria-label={`${legend}の書き足しを頼む`}>
              頼む
            </button>
          </Form>
        ))}
      </div>
    </details>
  )
}
