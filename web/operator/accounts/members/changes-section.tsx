import { auditActs } from '#contract/platform/audit/audit-acts.ts'
import type { OperatorChange } from '#contract/accounts/operators/operator-requests.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

/** What became of operators in the last thirty days, as all of them were mailed. */
export const ChangesSection = ({ changes }: { changes: OperatorChange[] }) => (
  <section className="stack" aria-labelledby="changes">
    <h2 id="changes">最近30日の変更</h2>
    {changes.length === 0 && <p>ありません。</p>}
    <ul className="plain stack">
      {changes.map(({ id, at, act, operator_name, whom, reason }) => (
        <li key={id}>
          <ExactTime at={at} /> <bdi>{operator_name}</bdi>：{auditActs[act]}
          {whom && `（${whom}）`}
          {reason && <span className="muted">　理由：{reason}</span>}
        </li>
      ))}
    </ul>
  </section>
)
