import { useRef } from 'react'
import { Link, useNavigation, useSubmit } from 'react-router'
import type { OwnStep, StepsOfJob } from '#contract/hiring/selection/own-steps.ts'
import { readStepKey, stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { boardPath, type Asked } from '../selection-path.ts'
import { type Column, columnOf, columnsOf, nameOfKey, ownStepsOf } from '../steps/own-steps.ts'
import { ApplicationCard } from './application-card.tsx'
import { type Card, cardKey, isOutside } from './cards.ts'
import { moveForm } from './move-form.ts'
import { OutsideBoardCard } from './outside-board-card.tsx'
import { useBoardDrag } from './use-board-drag.ts'

type Props = {
  cards: Card[]
  counts: Record<SelectionStep, number>
  own_steps: OwnStep[]
  own_counts: { step_id: number; count: number }[]
  job_steps: StepsOfJob[]
  asked: Asked
  now: Date
}

/** The steps side by side. A column that leaves some selections out says so and links to all of them. */
export function Board({ cards, counts, own_steps, own_counts, job_steps, asked, now }: Props) {
  // A retired step keeps its column while a selection is in it.
  const columns = columnsOf(useSelectionWords(), own_steps, counts).filter(({ step, retired }) => !retired || counts[step] > 0)
  const countOf = ({ step, step_id }: Column) => (step_id === null ? counts[step] : (own_counts.find((one) => one.step_id === step_id)?.count ?? 0))
  const ownOf = ({ job }: Card) => ownStepsOf(job, own_steps, job_steps)
  const { acts } = useCompanyAccount()
  const board = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  useBoardDrag(board, {
    of: cards,
    isOn: acts.includes('select'),
    onDrop: ({ id, to }) => {
      const card = cards.find((one) => cardKey(one) === id)
      // Of a job with its own steps, another column of the company for the same step is no other place.
      if (!card || (ownOf(card) !== own_steps && readStepKey(to)?.step === card.step)) return
      void submit({ form: moveForm.nameOf(card), id, from_step: stepKey(card), step: to }, { method: 'post', preventScrollReset: true })
    },
  })
  const going = useMovingCard()
  const placeOf = (one: Card) => columnOf(going?.id === cardKey(one) ? going : one, own_steps)
  return (
    <div className="board" ref={board}>
      {columns.map((column) => {
        const { key, step, step_id, name: label } = column
        const shown = cards.filter((card) => placeOf(card) === key)
        const count = countOf(column)
        const left = count - cards.filter((card) => columnOf(card, own_steps) === key).length
        return (
          <section key={key} className={step === 'end' ? 'column ended' : 'column'} data-step={key} aria-labelledby={`step-${key}`}>
            <details open={step !== 'end' && count > 0}>
              <summary>
                <h2 id={`step-${key}`}>
                  {step_id === null ? label : isolated(label)} <span className="count-of">{count}</span>
                </h2>
              </summary>
              <ul data-rows="">
                {shown.map((card) => (
                  <BoardCard key={card.id} {...{ card, asked, now }} own={ownOf(card)} isMoving={going?.id === cardKey(card)} />
                ))}
              </ul>
              {left > 0 && (
                <p className="small rest">
                  {step === 'end' ? '新しい順に' : ''}
                  {count - left}件を表示しています。
                  <Link to={boardPath({ ...asked, step, step_id: step_id ?? undefined, open: undefined })}>{count.toLocaleString('ja-JP')}件すべてを見る</Link>
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
  const id = formData?.get('id')
  const to = readStepKey(textOf(formData?.get('step')))
  return typeof id === 'string' && to && to.step !== 'end' ? { id, step: to.step, step_id: to.step_id ?? null } : undefined
}

type BoardCardProps = { card: Card; asked: Asked; now: Date; own: OwnStep[]; isMovable?: boolean; isMoving?: boolean }

const BoardCard = ({ card, isMovable = true, isMoving = false, ...rest }: BoardCardProps) =>
  isOutside(card) ? (
    <OutsideBoardCard {...{ card, isMovable, isMoving }} {...rest} />
  ) : (
    <ApplicationCard application={card} {...{ isMovable, isMoving }} {...rest} />
  )

type StepListProps = Omit<Props, 'job_steps'> & { step: SelectionStep; page: number; per_page: number }

/** All candidates at one step, where a column of the board shows only some. Members move them on the board and on each one's page, where they can undo it. */
export function StepList({ step, asked, cards, counts, own_steps, own_counts, page, per_page, now }: StepListProps) {
  const words = useSelectionWords()
  // What is none of these any more is the step for which it stood.
  const step_id = own_steps.find(({ id }) => id === asked.step_id)?.id ?? null
  const count = step_id === null ? counts[step] : (own_counts.find((one) => one.step_id === step_id)?.count ?? 0)
  return (
    <section className="stack" aria-labelledby="step-list">
      <h2 id="step-list">
        <bdi>{nameOfKey(words, own_steps, stepKey({ step, step_id }))}</bdi> <span className="small muted">{count.toLocaleString('ja-JP')}件</span>
      </h2>
      <p>
        <Link to={boardPath({ ...asked, step: undefined, step_id: undefined, open: undefined })}>選考ボードに戻る</Link>
      </p>
      <ul className="step-list" data-rows="">
        {cards.map((card) => (
          <BoardCard key={card.id} {...{ card, asked, now }} own={own_steps} isMovable={false} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(count / per_page)} to={(number) => pagePath(boardPath({ ...asked, open: undefined }), number)} />
    </section>
  )
}
