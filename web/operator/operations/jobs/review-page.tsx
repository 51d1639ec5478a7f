import { href, Link, redirect, useActionData } from 'react-router'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import '#web/operator/operator-lists.css'
import { ReasonForm } from '#web/operator/reason-form.tsx'
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
import { batchOf, toBatch } from '../batches/batch-of.ts'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { CompanyLabels } from '../companies/labels/company-labels.tsx'
import { jobStateNames } from '#contract/jobs/postings/job-state-names.ts'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import type { Route } from './+types/review-page.ts'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewFindings } from './review-findings.tsx'
import './review.css'

/** Marks a job for senior people, or takes the mark away. */
export const PremiumMark = ({ isPremium }: { isPremium: boolean }) => (
  <section className="panel decide">
    <h2>幹部向け（プレミアム）</h2>
    <ReasonForm
      name="premium"
      intent={isPremium ? 'unmark_premium' : 'mark_premium'}
      hint="操作の記録に残ります。"
      button={isPremium ? '区分を外す' : '幹部向けにする'}
    >
      <p className="small">
        {isPremium ? '幹部向けの求人として示しています。' : '経営幹部の求人に付ける区分です。'}
        求人に「幹部向け」と表示し、検索で絞り込めます。並び順は変わりません。
      </p>
    </ReasonForm>
  </section>
)

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, lookups, batch] = await Promise.all([
    api.operators.job_offers.show({ id: url.searchParams.get('id') ?? '' }).catch((error: unknown) => orNotFound(error, 'この求人はありません。')),
    api.lookups.list(),
    batchOf(api, url.searchParams),
  ])
  return { page, lookups, batch, ticket: ticketOf(url), now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    const looked = { id, review_id: textOf(values.review_id), job_updated_at: textOf(values.job_updated_at) }
    switch (intent) {
      case 'approve':
        await operators.job_offers.decide({ ...looked, decision: 'approve' })
        return redirect(`${href('/operator/job_offers')}?done=approved`, 303)
      case 'refuse':
        await operators.job_offers.decide({ ...looked, decision: 'refuse', reason: textOf(values.reason) })
        return redirect(`${href('/operator/job_offers')}?done=refused`, 303)
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

export default function ReviewPage({ loaderData: { page, lookups, batch, ticket, now } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const { acts } = useOperatorAccount()
  const { job, company_standing, review, taken_down } = page
  return (
    <div className="stack">
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
          <JobPreview page={page} content={job} lookups={lookups} by={review?.requested_by ?? job.confirmed_by} now={now} />
        </section>
        <div className="review-side" id="decide">
          <p>
            <Link to={`${href('/operator/companies/detail')}?id=${company_standing.id}`}>
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
          <ReviewChanges {...page} lookups={lookups} />
        </div>
      </div>
    </div>
  )
}
