import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { href, Link, redirect, useRevalidator } from 'react-router'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { Api } from '#contract/index.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { wordsOf } from '#web/hiring/meetings/words-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { JobTabs } from '#web/company/jobs/job-tabs.tsx'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import type { Route } from './+types/selection-page.ts'
import { actOnApplication } from './act-on-application.ts'
import { Board, StepList } from './board/board.tsx'
import { BoardTools } from './board/board-tools.tsx'
import { moveForm } from './board/move-form.ts'
import { readAsked } from './board/read-asked.ts'
import { outsideIdOf } from '../outside-key.ts'
import { type Card, cardKey, cardPerson, inOrder, isOutside } from './board/cards.ts'
import { loadSelection } from './detail/load-selection.ts'
import { SelectionDetail } from './detail/selection-detail.tsx'
import { SelectionPanel } from './detail/selection-panel.tsx'
import { StepMovedToast } from './notices/step-moved-toast.tsx'
import { asksForReason, ReasonForm } from './promise/reason-form.tsx'
import { actOnMany } from './together/act-on-many.ts'
import { moveOne } from './together/move-one.ts'
import { MANY, SelectionTable } from './together/selection-table.tsx'
import { actOnOutside } from './outside/act-on-outside.ts'
import { loadOutside, OutsideDetail } from './outside/outside-detail.tsx'
import { OutsideLink } from './outside/outside-link.tsx'
import { oneOutside, OUTSIDE_GONE } from './outside/outside-path.ts'
import { boardPath, SELECTION_PATH } from './selection-path.ts'
import { columnOf, columnsOf, moveOf } from './steps/own-steps.ts'
import './selection.css'
import './board/board.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { open, ...asked } = readAsked(url.searchParams)
  const { view: _view, ...listed } = asked
  const page = /^[1-9]\d{0,5}$/.test(url.searchParams.get('page') ?? '') ? Number(url.searchParams.get('page')) : 1
  const outsideId = open && outsideIdOf(open)
  const [{ applications, outside, ...board }, opened, openedOutside] = await Promise.all([
    listOf(api, { ...listed, ...(asked.step ? { page } : {}) }),
    open && !outsideId ? loadSelection(api, open) : undefined,
    outsideId ? loadOutside(api, outsideId) : undefined,
  ])
  return {
    ...board,
    cards: inOrder([...applications, ...outside], asked.step !== undefined),
    asked: { ...asked, open },
    opened,
    openedOutside,
    now: Date.now(),
  }
}

type Listed = Parameters<Api['company_users']['applications']['list']>[0]

/** A step that went, or is none of the job that was chosen meanwhile, counts as the step for which it stood. */
const listOf = ({ company_users: { applications } }: Api, { step_id, ...asked }: Listed) =>
  applications.list({ ...asked, ...(step_id && { step_id }) }).catch((error: unknown) => {
    if (step_id && refusalOf(error)?.code === 'NOT_FOUND') return applications.list(asked)
    throw error
  })

type Values = Record<string, unknown>

/** A card moves to another column; what stands in the panel acts on the selection that is open. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ company_users }, values, intent, form) => {
    const asked = readAsked(args.url.searchParams)
    const words = args.context.get(siteContext).selection
    if (form === MANY) return actOnMany(company_users, values, intent, wordsOf(words).stepName)
    const outsideId = outsideIdOf(asked.open ?? '')
    if (!values.id && outsideId) return actOnOutside(company_users, { id: outsideId, words, gone: boardPath({ ...asked, open: undefined }) }, intent, values)
    if (!values.id && asked.open) return actOnApplication(company_users, asked.open, intent, values, words, form)
    if (textOf(values.step) === 'end') return Promise.resolve(redirect(`${boardPath({ ...asked, open: textOf(values.id) })}#end`, 303))
    return moveCard(company_users, values, intent, wordsOf(words).stepName)
  })
export const clientAction = reachServer

async function moveCard(company_users: Api['company_users'], values: Values, intent: string | null, stepName: (step: SelectionStep) => string) {
  const reason = textOf(values.promise_reason) as PromiseReason | ''
  const moved = await moveOne(company_users, textOf(values.id), { ...moveOf(values), ...(reason ? { promise_reason: reason } : {}) })
  const name = moved.step_name ?? stepName(moved.step)
  return intent === 'undo' ? `「${name}」に戻しました。候補者には通知していません。` : `「${name}」に移動しました。`
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '選考', description: '応募と選考の状況です。', path: SELECTION_PATH, noindex: true })

export default function SelectionPage({ loaderData }: Route.ComponentProps) {
  const { cards, counts, own_steps, own_counts, job_steps, jobs, assignees, tags, asked, opened, openedOutside, page, per_page } = loaderData
  const isOpen = Boolean(opened ?? openedOutside)
  const now = new Date(loaderData.now)
  const answer = useFormResult()
  // With the panel open, an answer is about it unless a card of the board was moved.
  const result = answer && (!isOpen || answer.form === MANY || moveForm.isAnswer(answer)) ? answer : undefined
  const refused = asksForReason(result)
  const move = moveForm.movedBy(result)
  // The answer comes before the board is read again: until then a way back would say that the card stands where it stood.
  const moved = move && cards.find((card) => cardKey(card) === move.id && stepKey(card) !== move.from)
  const nameOf = (of: string) => {
    const card = cards.find((one) => cardKey(one) === of)
    return card ? cardPerson(card) : '候補者'
  }
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  useFocusOnClose(asked.open)
  const columns = columnsOf(useSelectionWords(), own_steps, counts)
  const order = (asked.step ? cards : columns.flatMap(({ key }) => cards.filter((one) => columnOf(one, own_steps) === key))).map(cardKey)
  const isEmpty = Object.values(counts).every((count) => count === 0)
  return (
    <div className={isOpen ? 'wrap selection with-panel' : 'wrap selection'}>
      <div className="selection-main">
        <header className="row">
          <h1>選考</h1>
          <OutsideLink job_id={asked.job_id} />
          <BoardTools asked={asked} jobs={jobs} assignees={assignees} tags={tags} />
        </header>
        {openedOutside === null && <p className="note">{OUTSIDE_GONE}</p>}
        {asked.job_id !== undefined && asked.job_id > 0 && <JobTabs id={asked.job_id} here="candidates" />}
        {refused ? (
          <ReasonForm
            refused={refused}
            back={boardPath(asked)}
            name={nameOf(textOf(refused.values.id))}
            own={[...own_steps, ...job_steps.flatMap(({ steps }) => steps)]}
          />
        ) : (
          <FormRefusal result={result} />
        )}
        <StepMovedToast sentence={result?.saved && result.form !== MANY ? result.sentence : undefined} move={moved && moveOfCard(moved, move.from)} />
        {asked.step ? (
          <StepList {...{ asked, cards, counts, own_steps, own_counts, page, per_page, now }} step={asked.step} />
        ) : isEmpty ? (
          <NothingYet isNarrowed={(asked.assigned ?? asked.turn ?? asked.days ?? asked.channel ?? asked.tag) !== undefined} job_id={asked.job_id} />
        ) : asked.view === 'table' ? (
          <SelectionTable {...{ cards, asked, result, now, own_steps }} members={assignees} />
        ) : (
          <Board {...{ cards, counts, own_steps, own_counts, job_steps, asked, now }} />
        )}
      </div>
      {asked.open && isOpen && (
        <SelectionPanel open={asked.open} whole={pageOf(asked.open)} {...{ asked, order }}>
          {(title) =>
            openedOutside ? (
              <div className="stack one-selection" key={asked.open}>
                <OutsideDetail shown={openedOutside} result={result ? undefined : answer} title="h2" titleRef={title} />
              </div>
            ) : (
              opened && (
                <SelectionDetail
                  key={asked.open}
                  selection={opened}
                  result={result ? undefined : answer}
                  back={boardPath(asked)}
                  title="h2"
                  hasMenu
                  titleRef={title}
                />
              )
            )
          }
        </SelectionPanel>
      )}
    </div>
  )
}

const pageOf = (key: string) => {
  const outsideId = outsideIdOf(key)
  return outsideId ? oneOutside(outsideId) : `${SELECTION_PATH}/detail?id=${key}`
}

const moveOfCard = (card: Card, from: string) => ({
  id: cardKey(card),
  step: card.step,
  step_id: card.step_id,
  from,
  ...(isOutside(card) ? { isTold: false, promise: null, isOutside: true } : { isTold: card.is_step_told, promise: card.promise }),
})

/** When the panel closes, the focus is on the card it belonged to. */
function useFocusOnClose(open: string | undefined) {
  const last = useRef(open)
  const closes = useEffectEvent(() => {
    const before = last.current
    last.current = open
    if (before && !open) document.querySelector<HTMLElement>(`main [data-open="${before}"]`)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => closes(), [open])
}

function NothingYet({ isNarrowed, job_id }: { isNarrowed: boolean; job_id: number | undefined }) {
  const { role, acts } = useCompanyAccount()
  const isOfAll = job_id === undefined && !isNarrowed
  if (isOfAll && role === 'guest') return <EmptyState>管理者かリクルーターがあなたに見せた選考が、ここに並びます。</EmptyState>
  return (
    <EmptyState
      way={
        (!isOfAll || acts.includes('see_jobs')) && (
          <Link className="button" to={isOfAll ? href('/online/companies/job_offers') : SELECTION_PATH}>
            {isOfAll ? '求人を見る' : 'すべての選考を見る'}
          </Link>
        )
      }
    >
      {isNarrowed
        ? 'この条件に合う選考はありません。'
        : isOfAll
          ? '応募、承諾されたスカウト、社外からの候補者が、ここに並びます。'
          : 'この求人の選考は、まだありません。'}
    </EmptyState>
  )
}
