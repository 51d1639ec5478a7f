import { useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { boardPath, type Asked } from '../selection-path.ts'
import { ApplicationCard } from './application-card.tsx'
import { moveForm } from './move-form.ts'
import { useBoardDrag } from './use-board-drag.ts'

type Props = { applications: CompanyApplication[]; counts: Record<SelectionStep, number>; asked: Asked; now: Date }

/** The steps side by side. A column that leaves some selections out says so and links to all of them. */
export function Board({ applications, counts, asked, now }: Props) {
  // A retired step keeps its column while a selection is in it.
  const columns = useSelectionWords().steps.filter(({ key, retired }) => !retired || counts[key] > 0)
  const { acts } = useCompanyAccount()
  const board = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  useBoardDrag(board, {
    of: applications,
    isOn: acts.includes('select'),
    onDrop: ({ id, from, to }) =>
      void submit({ form: moveForm.nameOf({ id, step: from as SelectionStep }), id, from_step: from, step: to }, { method: 'post', preventScrollReset: true }),
  })
  const going = useMovingCard()
  const stepOf = ({ id, step }: CompanyApplication) => (going?.id === id ? going.step : step)
  return (
    <div className="board" ref={board}>
      {columns.map(({ key: step, name }) => {
        const shown = applications.filter((application) => stepOf(application) === step)
        const left = counts[step] - applications.filter((application) => application.step === step).length
        return (
          <section key={step} className={step === 'end' ? 'column ended' : 'column'} data-step={step} aria-labelledby={`step-${step}`}>
            <details open={step !== 'end' && counts[step] > 0}>
              <summary>
                <h2 id={`step-${step}`}>
                  {name} <span className="count-of">{counts[step]}</span>
                </h2>
              </summary>
              <ul data-rows="">
                {shown.map((application) => (
                  <ApplicationCard key={application.id} {...{ application, asked, now }} isMoving={going?.id === application.id} />
                ))}
              </ul>
              {left > 0 && (
                <p className="small rest">
                  {step === 'end' ? '新しい順に' : ''}
                  {counts[step] - left}件を表示しています。
                  <Link to={boardPath({ ...asked, step, open: undefined })}>{counts[step].toLocaleString('ja-JP')}件すべてを見る</Link>
                </p>
              )}
            </details>
          </section>
        )
      })}
    </div>
  )
}

/** The card that is on its way to another column: it stands there already. A move that is refused brings it back. */
function useMovingCard() {
  const { formData } = useNavigation()
  const [id, step] = [formData?.get('id'), formData?.get('step')]
  return typeof id === 'string' && typeof step === 'string' && step !== 'end' ? { id, step } : undefined
}

type StepListProps = Props & { step: SelectionStep; page: number; per_page: number }

/** All candidates at one step, where a column of the board shows only some. Members move them on the board and on each one's page, where they can undo it. */
export function StepList({ step, asked, applications, counts, page, per_page, now }: StepListProps) {
  const { stepName } = useSelectionWords()
  const count = counts[step]
  return (
    <section className="stack" aria-labelledby="step-list">
      <h2 id="step-list">
        {stepName(step)} <span className="small muted">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      <p>
        <Link to={boardPath({ ...asked, step: undefined, open: undefined })}>選考ボードに戻る</Link>
      </p>
      <ul className="step-list" data-rows="">
        {applications.map((application) => (
          <ApplicationCard key={application.id} {...{ application, asked, now }} isMovable={false} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(count / per_page)} to={(number) => pagePath(boardPath({ ...asked, open: undefined }), number)} />
    </section>
  )
}
