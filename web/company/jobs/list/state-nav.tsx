import { Link } from 'react-router'
import type { JobState } from '#contract/jobs/postings/company-jobs.ts'
import { listPath } from './list-path.ts'
import '#web/ui/nav/line-nav.css'

const states: [JobState, string][] = [
  ['published', '公開中'],
  ['draft', '下書き'],
  ['in_review', '審査中'],
  ['paused', '停止中'],
  ['closed', '終了'],
]

/** Links to the company's jobs by status, with counts. */
export function StateNav({ counts, state }: { counts: Record<JobState, number>; state: JobState | undefined }) {
  const all = states.reduce((sum, [name]) => sum + counts[name], 0)
  const entries = [[undefined, 'すべて', all] as const, ...states.map(([name, label]) => [name, label, counts[name]] as const)]
  return (
    <nav className="line-nav state-nav" aria-label="状態">
      {entries.map(([name, label, count]) => (
        <Link key={label} to={listPath({ state: name })} aria-current={name === state ? 'page' : undefined}>
          {label} <span className={count === 0 ? 'zero' : undefined}>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
