import { Link } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { ApplicationCard } from './application-card.tsx'
import { boardPath } from '../selection-path.ts'

type BoardProps = { applications: CompanyApplication[]; counts: Record<SelectionStep, number>; job_id: number | undefined; now: Date }

/** The steps side by side. A column that leaves some selections out says so and links to all of them. */
export function Board({ applications, counts, job_id, now }: BoardProps) {
  // A retired step keeps its column while a selection is in it.
  const columns = useSelectionWords().steps.filter(({ key, retired }) => !retired || counts[key] > 0)
  return (
    <div className="board">
      {columns.map(({ key: step, name }) => {
        const shown = applications.filter((application) => application.step === step)
        return (
          <section key={step} className={counts[step] ? 'column' : 'column none'} aria-labelledby={`step-${step}`}>
            <h2 id={`step-${step}`}>
              {name} <span className="small muted">{counts[step]}</span>
            </h2>
            <ul>
              {shown.map((application) => (
                <ApplicationCard key={application.id} application={application} now={now} />
              ))}
            </ul>
            {shown.length < counts[step] && (
              <p className="small rest">
                {step === 'end' ? '新しい順に' : ''}
                {shown.length}件を表示しています。
                <Link to={boardPath({ job_id, step })}>{counts[step].toLocaleString('ja-JP')}件すべてを見る</Link>
              </p>
            )}
          </section>
        )
      })}
    </div>
  )
}
