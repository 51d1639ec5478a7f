import { href, Link, redirect, useActionData } from 'react-router'
import { readingMinutes } from '#contract/jobs/stories/story-problems.ts'
import { StoryArticle } from '#web/jobs/stories/story-article.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/styles/panel.css'
import '#web/operator/operator-lists.css'
import { CompanyLabels } from '../companies/labels/company-labels.tsx'
import { storyStateNames } from '../companies/labels/state-names.ts'
import { FromTicket, ticketOf } from '../tickets/from-ticket.tsx'
import '../jobs/review.css'
import { afterDecision, decidedWords } from '../queue/decided.ts'
import { nextOf } from '../queue/queue.ts'
import { QueueList } from '../queue/queue-list.tsx'
import { QueuePlace } from '../queue/queue-place.tsx'
import type { Route } from './+types/story-review-page.ts'
import { StoryDecision } from './story-decision.tsx'
import { StoryPast } from './story-past.tsx'
import { storyQueue } from './story-queue.ts'

const LIST = href('/operator/job_offers/stories')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const story = await api.operators.stories
    .show({ id: url.searchParams.get('id') ?? '' })
    .catch((error: unknown) => orNotFound(error, 'このストーリーはありません。'))
  const now = new Date().toISOString()
  const queue = story.review && (await storyQueue(api, story.id, now))
  return { story, queue, done: decidedWords('ストーリー', url.searchParams.get('done')), ticket: ticketOf(url), now }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ operators: { stories } }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    const [review_id, reason] = [textOf(values.review_id), textOf(values.reason)]
    if (intent === 'close') {
      await stories.close({ id, reason, report_id: ticketOf(args.url) })
      return '公開を止め、理由を企業に通知しました。'
    }
    const isApproved = intent === 'approve'
    await stories.decide({ id, review_id, decision: isApproved ? 'approve' : 'refuse', ...(!isApproved && { reason }) })
    return redirect(afterDecision(textOf(values.next), LIST, isApproved ? 'approved' : 'refused'), 303)
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.story.title ?? 'ストーリー'}を確かめる`,
    description: 'ストーリーを、公開されるとおりに確かめます。',
    path: `${LIST}/review`,
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ story }) => ({
  above: [
    { to: LIST, label: 'ストーリー' },
    { to: `${href('/operator/companies/detail')}?id=${story.company.id}`, label: <bdi>{story.company.name}</bdi> },
  ],
  here: <bdi>{story.content.title}</bdi>,
}))

export default function StoryReviewPage({ loaderData: { story, done, ticket, now, ...loaded } }: Route.ComponentProps) {
  // The list of stories counts published ones, too.
  const total = useOperatorAccount().waiting.story_reviews
  const queue = loaded.queue && { ...loaded.queue, total }
  const result = useActionData<FormResult>()
  const { content, company, state, withdrawn_by, withdrawn_reason } = story
  return (
    <div className="stack">
      <h1>
        ストーリーを確かめる <span className={`label ${state === 'in_review' ? 'warn' : ''}`}>{storyStateNames[state]}</span>
      </h1>
      <FromTicket id={ticket} isNoted />
      <FormAnswer result={result} done={done} />
      {withdrawn_by === 'operators' && <p className="note warn">運営が公開を止めています。理由：{withdrawn_reason}</p>}
      <p className="review-jump small">
        <a href="#decide">審査と、文面チェックへ進む</a>
      </p>
      <div className="queue-desk">
        {queue && <QueueList queue={queue} label="審査を待つストーリー" />}
        <div className="queue-main">
          {queue && <QueuePlace queue={queue} list={LIST} />}
          <section className="review-page" aria-label="公開されるとおりのストーリー">
            <div inert>
              <StoryArticle content={content} line={`読了 約${readingMinutes(content)}分`} path="" heading="h2" />
            </div>
          </section>
        </div>
        <div className="queue-side review-side" id="decide">
          <p>
            <Link to={`${href('/operator/companies/detail')}?id=${company.id}`}>
              <bdi>{company.name}</bdi>
            </Link>{' '}
            <CompanyLabels {...company} />
          </p>
          <StoryDecision key={story.review?.id ?? 0} story={story} next={nextOf(queue, LIST)} now={now} />
          <StoryPast story={story} />
        </div>
      </div>
    </div>
  )
}
