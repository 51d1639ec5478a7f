import { href, redirect, useActionData } from 'react-router'
import '#web/operator/operator-lists.css'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/styles/panel.css'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import { allJobs } from '../all-jobs.ts'
import { batchOf, toBatch } from '../../batches/batch-of.ts'
import { UndoBatchNote } from '../../batches/undo-batch-note.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import { afterDecision, decidedWords } from '../../queue/decided.ts'
import { FromTicket, ticketOf } from '../../tickets/from-ticket.tsx'
import type { Route } from './+types/review-page.ts'
import { LookedAt } from './looked-at.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { reviewQueue } from './review-queue.ts'
import '../review.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const now = new Date().toISOString()
  const [page, lookups, batch, steps] = await Promise.all([
    api.operators.job_offers.show({ id: url.searchParams.get('id') ?? '' }).catch((error: unknown) => orNotFound(error, 'この求人はありません。')),
    api.lookups.list(),
    batchOf(api, url.searchParams),
    stepsInList({ context, url }, allJobs, href('/operator/job_offers/all')),
  ])
  const queue = page.review && (await reviewQueue(api, page.review.id, now))
  // The queue has its own steps.
  return { page, lookups, batch, queue, steps: queue ? null : steps, done: decidedWords('求人', url.searchParams.get('done')), ticket: ticketOf(url), now }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    const looked = { id, review_id: textOf(values.review_id), job_updated_at: textOf(values.job_updated_at) }
    switch (intent) {
      case 'approve':
      case 'refuse':
        await operators.job_offers.decide({
          ...looked,
          ...(intent === 'approve' ? { decision: intent } : { decision: 'refuse', reason: textOf(values.reason) }),
        })
        return redirect(afterDecision(textOf(values.next), href('/operator/job_offers'), intent === 'approve' ? 'approved' : 'refused'), 303)
      case 'close':
        return toBatch(args.url, (await operators.job_offers.close({ ids: [id], reason: textOf(values.reason), report_id: ticketOf(args.url) })).id)
      case 'ask':
        return toBatch(args.url, (await operators.job_offers.ask_confirmation({ ids: [id] })).id)
      case 'mark_premium':
      case 'unmark_premium':
        await operators.job_offers.mark_premium({ id, premium: intent === 'mark_premium', reason: textOf(values.reason) })
        return intent === 'mark_premium' ? '幹部向けにしました。' : '幹部向けの区分を外しました。'
      default:
        return toBatch(args.url, (await operators.batches.undo({ id: textOf(values.batch) })).id)
    }
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.page.job.position_title ?? '求人'}を確かめる`,
    description: '求人を、公開されるとおりに確かめます。',
    path: href('/operator/job_offers/review'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ page: { job, company_standing } }) => ({
  above: [{ to: `${href('/operator/companies/detail')}?id=${company_standing.id}`, label: <bdi>{company_standing.name}</bdi> }],
  here: <bdi>{job.position_title}</bdi>,
}))

export default function ReviewPage({ loaderData: { page, lookups, batch, queue, steps, done, ticket, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const { acts } = useOperatorAccount()
  const { job, review, taken_down } = page
  return (
    <div className="stack">
      <ListStepsNav steps={steps} />
      <h1>
        求人を確かめる <span className={`label ${job.state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[job.state]}</span>
      </h1>
      <FromTicket id={ticket} isNoted />
      <UndoBatchNote batch={batch} now={now} />
      <FormAnswer result={result} done={done} />
      {taken_down && <p className="note warn">運営が公開を止めています。理由：{taken_down.reason}</p>}
      {review && acts.includes('review_jobs') ? (
        <ReviewDesk key={review.id} page={page} review={review} queue={queue} lookups={lookups} now={now} />
      ) : (
        <LookedAt page={page} lookups={lookups} now={now} />
      )}
    </div>
  )
}
