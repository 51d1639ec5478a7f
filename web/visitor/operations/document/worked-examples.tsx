import { happenings, type WorkedExample } from '#contract/hiring/response-ledger/worked-examples.ts'

const states = { open: 'まだ', left: '数えない', answered: '返事あり', silent: '返事なし' }
const results = { open: 'まだ', left: '数えない', told: '伝えた', untold: '伝えない' }

/** What became of single cases, and how each counts. */
export const WorkedExamples = ({ examples }: { examples: WorkedExample[] }) => (
  <table className="table examples">
    <thead>
      <tr>
        <th scope="col">できごとと、見た日</th>
        <th scope="col">回答</th>
        <th scope="col">結果の連絡</th>
      </tr>
    </thead>
    <tbody>
      {examples.map(({ events, day, state, answer, result }) => (
        <tr key={JSON.stringify([events, day])}>
          <th scope="row">
            {events.map(([when, happening]) => (
              <span key={`${when} ${happening}`}>
                {when}日目 {happenings[happening].text}
              </span>
            ))}
            <span className="muted">{day}日目に見る</span>
          </th>
          <td>
            {states[state]}
            {state === 'answered' && <small>{answer}日</small>}
          </td>
          <td>{results[result]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
