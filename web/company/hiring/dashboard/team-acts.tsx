import { href, Link } from 'react-router'
import { dayText, clockText } from '#contract/platform/time/japan-time.ts'
import type { TeamAct } from '#contract/hiring/analytics/team-acts.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'

/** What colleagues did lately with selections. */
export function TeamActs({ acts, now }: { acts: TeamAct[]; now: Date }) {
  const { stepName } = useSelectionWords()
  if (acts.length === 0) return null
  return (
    <section className="team-acts" aria-labelledby="team">
      <h2 id="team">チームの動き</h2>
      <ul>
        {acts.map(({ kind, at, member_name, application_id, candidate, step, step_name }) => (
          <li key={`${kind} ${application_id} ${at}`}>
            <bdi>
              <b>{member_name}</b>
            </bdi>
            さんが
            <Link to={`${href('/online/companies/selection/detail')}?id=${application_id}`}>
              <bdi>{candidate.name}</bdi>
            </Link>
            {kind === 'scored' ? 'の評価を提出' : <>を「{step_name ? <bdi>{step_name}</bdi> : step && stepName(step)}」へ移動</>}
            <time dateTime={at}>
              {dayText(at, now)} {clockText(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
