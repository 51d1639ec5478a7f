import { href, Link } from 'react-router'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { AskedQuestions } from '#web/jobs/detail/asked-questions.tsx'
import { JobPreview } from '#web/jobs/detail/preview/job-preview.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { CompanyLabels } from '../../companies/labels/company-labels.tsx'
import { PremiumMark } from './premium-mark.tsx'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewFindings } from './review-findings.tsx'
import { StopForms } from './stop-forms.tsx'

/** A job that waits for no decision of the operator who looks at it. */
export function LookedAt({ page, lookups, now }: { page: OperatorJobPage; lookups: Lookups; now: string }) {
  const { acts } = useOperatorAccount()
  const { job, company_standing, review } = page
  return (
    <>
      <p className="review-jump small">
        <a href="#decide">操作と、文面チェックへ進む</a>
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
          {acts.includes('close_jobs') && <StopForms state={job.state} />}
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
    </>
  )
}
