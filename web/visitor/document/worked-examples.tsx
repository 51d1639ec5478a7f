import { happenings, type WorkedExample } from '#contract/response-ledger/worked-examples.ts'

const states = { open: 'まだ数えない', left: '数えない', answered: '返事あり', silent: '返事なし' }
const results = { open: 'まだ', left: '数えない', told: '伝えた', untold: '伝えていない' }

/** What became of single cases, and how each counts. */
export const WorkedExamples = ({ examples }: { examples: WorkedExample[] }) => (
  <div className="scroll">
    <table className="table">
      <thead>
        <tr>
          <th scope="col">できごと</th>
          <th scope="col">見た日</th>
          <th scope="col">回答</th>
          <th scope="col">結果の連絡</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ events, day, state, answer, result }) => (
          <tr key={JSON.stringify([events, day])}>
            <th scope="row">{events.map(([when, happening]) => `${when}日目 ${happenings[happening].text}`).join('、')}</th>
            <td className="nw">{day}日目</td>
            <td>
              {states[state]}
              {state === 'answered' && `（${answer}日）`}
            </td>
            <td>{results[result]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
