import { Link } from 'react-router'
import type { JobSelection } from '#contract/hiring/selection/job-selections.ts'
import type { OpenStep } from '#contract/hiring/selection/step-limits.ts'
import { shortSteps } from './short-steps.ts'
import '#web/work/parts/counted.css'

/** How many people of a job stand at a step, with the way to the list of them. */
export const StepCount = ({ to, count, step, job }: { to: string; count: number; step: OpenStep; job: string }) =>
  count > 0 ? (
    <Link className="counted" to={to} aria-label={`${job}：${shortSteps[step]} ${count}人`}>
      {count}
    </Link>
  ) : (
    <span className="muted">0</span>
  )

/** The first by name, and how many more. */
export const Members = ({ of: [first, ...others] }: { of: JobSelection['members'] }) =>
  first && (
    <>
      <bdi>{first.name}</bdi>
      {others.length > 0 && <small className="muted">ほか{others.length}人</small>}
    </>
  )
