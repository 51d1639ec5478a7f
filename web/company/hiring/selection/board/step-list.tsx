import { Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { ApplicationCard } from './application-card.tsx'
import { boardPath } from '../selection-path.ts'

type StepListProps = {
  step: SelectionStep
  job_id: number | undefined
  applications: CompanyApplication[]
  count: number
  page: number
  pages: number
  now: Date
}

/** All candidates at one step, where a column of the board shows only some. Members move them on the board and on each one's page, where they can undo it. */
export function StepList({ step, job_id, applications, count, page, pages, now }: StepListProps) {
  const { stepName } = useSelectionWords()
  return (
    <section className="stack" aria-labelledby="step-list">
      <h2 id="step-list">
        {stepName(step)} <span className="small muted">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      <p>
        <Link to={boardPath({ job_id })}>選考ボードに戻る</Link>
      </p>
      <ul className="step-list">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} now={now} isMovable={false} />
        ))}
      </ul>
      <Pager page={page} pages={pages} to={(number) => pagePath(boardPath({ job_id, step }), number)} />
    </section>
  )
}
