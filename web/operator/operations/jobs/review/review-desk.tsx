import { useState } from 'react'
import { Link, href } from 'react-router'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { CompanyLabels } from '../../companies/labels/company-labels.tsx'
import { FindingTicks } from '../../queue/finding-ticks.tsx'
import { nextOf, type Queue } from '../../queue/queue.ts'
import { QueueList } from '../../queue/queue-list.tsx'
import { QueuePlace } from '../../queue/queue-place.tsx'
import { hasFinding, reasonOf, withFinding } from '../../queue/reason-lines.ts'
import '../review.css'
import { PremiumMark } from './premium-mark.tsx'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewDock } from './review-dock.tsx'
import { waitedText } from '../../queue/waited-text.ts'

const TEXT = 'reviewed-text'
const LIST = href('/operator/job_offers')

type Props = { page: OperatorJobPage; review: NonNullable<OperatorJobPage['review']>; queue: Queue | null; lookups: Lookups; now: string }

/** What waits, the posting as it would be public, what the lint finds in it, and the decision: one page for each review. */
export function ReviewDesk({ page, review, queue, lookups, now }: Props) {
  const { job, company_standing, findings } = page
  const errors = findings.filter(({ level }) => level === 'error')
  const form = usePageForm<{ reason: string }>('refuse', { reason: reasonOf(errors.map(({ message }) => message)) })
  const [reason, setReason] = useState(form.valueOf('reason'))
  return (
    <div className="queue-desk">
      {queue && <QueueList queue={queue} label="審査を待つ求人" />}
      <div className="queue-main">
        <div className="row between">
          <p className="small">
            <Link to={`${href('/operator/companies/detail')}?id=${company_standing.id}`}>
              <bdi>{company_standing.name}</bdi>
            </Link>{' '}
            <CompanyLabels {...company_standing} />
            <br />
            <bdi>{review.requested_by}</bdi>さんが申請・{waitedText(review.requested_at, now)}待っています
          </p>
          {queue && <QueuePlace queue={queue} list={LIST} />}
        </div>
        <p className="review-jump small">
          <a href="#refuse">審査へ進む</a>
        </p>
        <section className="review-page" id={TEXT} aria-label="公開されるとおりの求人ページ">
          <JobPreview page={page} content={job} lookups={lookups} by={review.requested_by} now={now} />
        </section>
        <ReviewDock page={page} review={review} of={form} next={nextOf(queue, LIST)} reason={reason} setReason={setReason} />
      </div>
      <div className="queue-side">
        <section aria-labelledby="findings">
          <h2 id="findings">
            指摘 <span className="num">{findings.length}</span>
          </h2>
          {findings.length === 0 && <p className="small">指摘はありません。</p>}
          <FindingTicks
            findings={findings}
            text={TEXT}
            holds={(passage) => Object.values(job).some((value) => typeof value === 'string' && value.includes(passage))}
            isTicked={(message) => hasFinding(reason, message)}
            onTick={(message, isWanted) => setReason(withFinding(reason, message, isWanted))}
          />
        </section>
        <ReviewChanges {...page} lookups={lookups} />
        {job.questions.length > 0 && (
          <section aria-labelledby="asked-questions">
            <h2 id="asked-questions">応募時の質問</h2>
            <AskedQuestions questions={job.questions} />
          </section>
        )}
        <PremiumMark isPremium={page.is_premium} />
      </div>
    </div>
  )
}
