import { Link, redirect, useActionData } from 'react-router'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { batchOf } from '../batches/batch-of.ts'
import { toBatch } from '../batches/to-batch.ts'
import { CompanyLabels } from '../companies/company-labels.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { FromTicket } from '../tickets/from-ticket.tsx'
import { ticketOf } from '../tickets/ticket-of.ts'
import type { Route } from './+types/review-page.ts'
import { PremiumMark } from './premium-mark.tsx'
import { jobStateNames } from '../companies/job-state-names.ts'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewFindings } from './review-findings.tsx'
import '#web/ui/panel.css'
import '#web/operator/operator-lists.css'
import './review.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, masters, batch] = await Promise.all([
    api.operators.job_offers.show({ id: url.searchParams.get('id') ?? '' }).catch((error: unknown) => orNotFound(error, 'この求人はありません。')),
    api.masters.list(),
    batchOf(api, url.searchParams),
  ])
  return { page, masters, batch, ticket: ticketOf(url), now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    const looked = { id, review_id: textOf(values.review_id), job_updated_at: textOf(values.job_updated_at) }
    switch (intent) {
      case 'approve':
        await operators.job_offers.decide({ ...looked, decision: 'approve' })
        return redirect('/operator/job_offers?done=approved', 303)
      case 'refuse':
        await operators.job_offers.decide({ ...looked, decision: 'refuse', reason: textOf(values.reason) })
        return redirect('/operator/job_offers?done=refused', 303)
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
    path: '/operator/job_offers/review',
    noindex: true,
  })

export default function ReviewPage({ loaderData: { page, masters, batch, ticket, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const { acts } = useOperatorAccount()
  const { job, company_standing, review, taken_down } = page
  return (
    <div className="stack">
      <Crumbs
        to={[
          { to: '/operator/job_offers', label: '求人' },
          { to: `/operator/companies/detail?id=${company_standing.id}`, label: <bdi>{company_standing.name}</bdi> },
        ]}
        here={<bdi>{job.position_title}</bdi>}
      />
      <h1>
        求人を確かめる <span className={`label ${job.state === 'in_review' ? 'warn' : ''}`}>{jobStateNames[job.state]}</span>
      </h1>
      <FromTicket id={ticket} isNoted />
      <UndoBatchNote batch={batch} now={now} />
      <FormAnswer result={result} />
      {taken_down && <p className="note warn">運営が公開を止めています。理由：{taken_down.reason}</p>}
      <p className="review-jump small">
        <a href="#decide">審査と、文面の確かめへ進む</a>
      </p>
      <div className="review">
        <section className="review-page" aria-label="公開されるとおりの求人ページ">
          <JobPreview page={page} content={job} masters={masters} by={review?.requested_by ?? job.confirmed_by} now={now} />
        </section>
        <div className="review-side" id="decide">
          <p>
            <Link to={`/operator/companies/detail?id=${company_standing.id}`}>
              <bdi>{company_standing.name}</bdi>
            </Link>{' '}
            <CompanyLabels {...company_standing} />
          </p>
          <ReviewDecision page={page} now={now} />
          {job.questions.length > 0 && (
            <section aria-labelledby="asked-questions">
              <h2 id="asked-questions">応募時の質問</h2>
              <AskedQuestions questions={job.questions} />
            </section>
          )}
          {acts.includes('review_jobs') && <PremiumMark isPremium={page.is_premium} />}
          <ReviewFindings findings={page.findings} />
          <ReviewChanges {...page} masters={masters} />
        </div>
      </div>
    </div>
  )
}
