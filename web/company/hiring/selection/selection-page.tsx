import { Form, href, Link, redirect, useRevalidator } from 'react-router'
import type { PromiseReason } from '#contract/hiring/meetings/promise-reasons.ts'
import { selectionSteps, type SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { wordsOf } from '#web/hiring/meetings/words-of.ts'
import { apiContext, siteContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { companyEvents } from '#web/company/conversations/candidate-calls.ts'
import type { Route } from './+types/selection-page.ts'
import { Board, StepList } from './board/board.tsx'
import { StepMovedToast } from './notices/step-moved-toast.tsx'
import { asksForReason, ReasonForm } from './promise/reason-form.tsx'
import { SELECTION_PATH } from './selection-path.ts'
import './selection.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = url.searchParams.get('job_id')
  const job_id = chosen && /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined
  const wanted = url.searchParams.get('step') ?? ''
  const step = Object.hasOwn(selectionSteps, wanted) ? (wanted as SelectionStep) : undefined
  const page = /^[1-9]\d{0,5}$/.test(url.searchParams.get('page') ?? '') ? Number(url.searchParams.get('page')) : 1
  const board = await context.get(apiContext).company_users.applications.list({ ...(job_id === undefined ? {} : { job_id }), ...(step ? { step, page } : {}) })
  return { ...board, job_id, step, now: Date.now() }
}

/** A card's own button moves it to another column; its page asks how a selection ends. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { applications } }, values, intent) => {
    const [id, step, from] = [textOf(values.id), textOf(values.step), textOf(values.from_step)]
    if (step === 'end') return redirect(`${SELECTION_PATH}/detail?id=${id}#end`, 303)
    const reason = textOf(values.promise_reason) as PromiseReason | ''
    await applications.change({
      id,
      step: step as SelectionStep,
      ...(reason ? { promise_reason: reason } : {}),
      ...(from ? { from_step: from as SelectionStep } : {}),
    })
    const name = wordsOf(args.context.get(siteContext).selection).stepName(step as SelectionStep)
    return intent === 'undo' ? `「${name}」に戻しました。候補者には通知していません。` : `「${name}」に移動しました。`
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '選考', description: '応募と選考の状況です。', path: SELECTION_PATH, noindex: true })

export default function SelectionPage({ loaderData: { applications, counts, jobs, job_id, step, page, per_page, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const result = useFormResult()
  const refused = asksForReason(result)
  // The card's form says which selection the recruiter moved, and from where.
  const [id = '', from] = (result?.saved && result.form?.split(' ')) || []
  const moved = from ? applications.find((application) => application.id === id) : undefined
  const nameOf = (of: string) => applications.find((application) => application.id === of)?.candidate.name ?? '求職者'
  const { revalidate } = useRevalidator()
  useLive(companyEvents, () => void revalidate())
  const isEmpty = Object.values(counts).every((count) => count === 0)
  return (
    <div className="wrap selection">
      <header className="row">
        <h1>選考</h1>
        <JobFilter jobs={jobs} job_id={job_id} step={step} />
      </header>
      {refused ? <ReasonForm refused={refused} back={SELECTION_PATH} name={nameOf(textOf(refused.values.id))} /> : <FormRefusal result={result} />}
      <StepMovedToast
        sentence={result?.saved ? result.sentence : undefined}
        move={moved && { id, step: moved.step, from: from as SelectionStep, isTold: moved.is_step_told, promise: moved.promise }}
      />
      {step ? (
        <StepList {...{ step, job_id, applications, counts, page, per_page, now }} />
      ) : isEmpty ? (
        <EmptyState
          way={
            <Link className="button" to={job_id === undefined ? href('/online/companies/job_offers') : SELECTION_PATH}>
              {job_id === undefined ? '求人を見る' : 'すべての選考を見る'}
            </Link>
          }
        >
          {job_id === undefined ? '応募と、受けられたスカウトが、ここに並びます。' : 'この求人の選考は、まだありません。'}
        </EmptyState>
      ) : (
        <Board applications={applications} counts={counts} job_id={job_id} now={now} />
      )}
    </div>
  )
}

type JobFilterProps = { jobs: { id: number; position_title: string }[]; job_id: number | undefined; step: string | undefined }

/** Links to the board of one job, where there is more than one. */
const JobFilter = ({ jobs, job_id, step }: JobFilterProps) =>
  jobs.length > 1 ? (
    <Form method="get" className="job-filter">
      {step && <input type="hidden" name="step" value={step} />}
      <label className="vh" htmlFor="job_id">
        求人で絞る
      </label>
      <select className="input" id="job_id" name="job_id" defaultValue={job_id ?? ''} key={job_id ?? ''}>
        <option value="">すべての求人</option>
        {jobs.map(({ id, position_title }) => (
          <option key={id} value={id}>
            {position_title}
          </option>
        ))}
      </select>
      <button type="submit" className="button small">
        絞る
      </button>
    </Form>
  ) : null
