import { z } from 'zod'
import { Reason } from '#contract/accounts/operators/operator-accounts.ts'
import { decided, hasReason, reasonMissing } from '#contract/accounts/operators/decision.ts'
import { CompanyState } from '#contract/accounts/members/company-roles.ts'
import { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import { StoryState } from '#contract/jobs/stories/company-stories.ts'
import { StoryContent } from '#contract/jobs/stories/story-content.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id, IdOfCompany } from '#contract/platform/ids.ts'
import { Page } from '#contract/platform/page.ts'
import { forOperator } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'

const company = z.object({
  id: z.int(),
  name: z.string().meta({ example: '株式会社サンプル製作所' }),
  logo: z.string().nullable(),
  state: CompanyState.meta({ example: 'active' }),
  end_of_contract: z.boolean(),
  is_demo: z.boolean(),
})

const listed = {
  id: z.int(),
  title: z.string().meta({ example: '検針の手帳を、なくすまで' }),
  kind: StoryContent.shape.kind,
  state: StoryState.meta({ example: 'in_review' }),
  company,
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
  /** When the review that waits was asked for. */
  requested_at: Timestamp.nullable(),
}

export const OperatorStoryItem = z.object(listed)
export type OperatorStoryItem = z.infer<typeof OperatorStoryItem>

const StoryReview = z.object({
  id: z.int(),
  requested_at: Timestamp,
  requested_by: z.string(),
  decided_at: Timestamp.nullable(),
  decision: z.enum(['approved', 'refused', 'withdrawn']).nullable(),
  reason: z.string(),
})

export const OperatorStory = z.object({
  ...listed,
  /** What is asked for; without a request what visitors read, or read last. */
  content: StoryContent,
  /** What visitors read now; null when nothing is public. */
  shown: StoryContent.nullable(),
  shown_at: Timestamp.nullable(),
  withdrawn_at: Timestamp.nullable(),
  withdrawn_by: z.enum(['company', 'operators']).nullable(),
  withdrawn_reason: z.string(),
  findings: z.array(LintFinding),
  /** The request that waits; null when none does. */
  review: StoryReview.nullable(),
  /** All requests, the latest first. */
  reviews: z.array(StoryReview),
})
export type OperatorStory = z.infer<typeof OperatorStory>

export const OperatorStorySearch = z.object({
  story_state: StoryState.optional().meta({ description: 'ストーリーの状態（draft は審査に出ていないため含みません）。', example: 'published' }),
  waiting: z.enum(['true']).optional().meta({ description: '審査を待つものだけ（公開中のストーリーの変更を含む）。', example: 'true' }),
  company_id: IdOfCompany.optional(),
  ...Page.shape,
})
export type OperatorStorySearch = z.infer<typeof OperatorStorySearch>

const tags = ['operator_stories']
const path = '/operators/stories/'
const guarded = { SIGN_IN_REQUIRED: errors.SIGN_IN_REQUIRED, SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED }
const ofOne = { ...guarded, ROLE_FORBIDDEN: errors.ROLE_FORBIDDEN, NOT_FOUND: errors.NOT_FOUND }

export const operatorStories = {
  stories: {
    /** What waits for a review first, the longest first; drafts that nobody sent are the company's own. */
    list: forOperator('see_companies')
      .route({ method: 'GET', path, summary: 'ストーリーと、その審査を見る', tags })
      .input(OperatorStorySearch)
      .output(z.object({ stories: z.array(OperatorStoryItem), total: z.int(), page: z.int(), per_page: z.int() }))
      .errors(guarded),
    show: forOperator('see_companies')
      .route({ method: 'GET', path: `${path}{id}/`, summary: 'ストーリーを、文面チェックとあわせて見る', tags })
      .input(z.strictObject({ id: Id }))
      .output(OperatorStory)
      .errors({ ...guarded, NOT_FOUND: errors.NOT_FOUND }),
    /** Approved, what was asked for is public at once; refused, the company is told why. What was public before stays so. */
    decide: forOperator('review_jobs')
      .route({ method: 'PUT', path: `${path}{id}/decision/`, summary: 'ストーリーの審査を終える', tags })
      .input(z.strictObject({ id: Id, review_id: Id, ...decided }).refine(hasReason, reasonMissing))
      .output(z.object({ state: StoryState.meta({ example: 'published' }) }))
      .errors({ ...ofOne, REVIEW_SETTLED: errors.REVIEW_SETTLED, COMPANY_NOT_ACTIVE: errors.COMPANY_NOT_ACTIVE }),
    /** At once, with a reason that the company is told. It is public again only after a review. */
    close: forOperator('close_jobs')
      .route({ method: 'POST', path: `${path}{id}/closures/`, summary: 'ストーリーの公開を止める', tags })
      .input(z.strictObject({ id: Id, reason: Reason, /** The ticket that it follows from, for the ticket's log. */ report_id: z.uuid().optional() }))
      .output(Done)
      .errors({ ...ofOne, STORY_NOT_PUBLIC: errors.STORY_NOT_PUBLIC }),
  },
}
