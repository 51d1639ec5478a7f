import { z } from 'zod'
import { CompanySummary } from '#contract/companies/pages/companies.ts'
import { Done } from '#contract/platform/done.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { Id } from '#contract/platform/ids.ts'
import { forMember } from '#contract/platform/procedure.ts'
import { Timestamp } from '#contract/platform/text/timestamp.ts'
import { LintFinding } from '../postings/state/lint-finding.ts'
import { StoryContent } from './story-content.ts'
import { memberRefusals } from '#contract/accounts/members/member-refusals.ts'

/** `in_review`: waits for its first decision. A public story stays public while a change of it waits. */
export const StoryState = z.enum(['draft', 'in_review', 'published', 'withdrawn'])
export type StoryState = z.infer<typeof StoryState>

const standing = {
  id: z.int(),
  state: StoryState.meta({ example: 'published' }),
  published_at: Timestamp.nullable(),
  shown_at: Timestamp.nullable(),
  withdrawn_at: Timestamp.nullable(),
  withdrawn_by: z.enum(['company', 'operators']).nullable(),
  withdrawn_reason: z.string(),
  updated_at: Timestamp,
  /** The request that waits for the operators. */
  waiting: z.object({ requested_at: Timestamp, requested_by: z.string() }).nullable(),
  /** Why it was sent back, until it is asked for again. */
  refused: z.object({ decided_at: Timestamp, reason: z.string() }).nullable(),
  /** Whether what is written differs from what visitors read, or from what waits. */
  is_changed: z.boolean(),
}

export const OwnStoryItem = z.object({ ...standing, kind: StoryContent.shape.kind, title: z.string().meta({ example: '検針の手帳を、なくすまで' }) })
export type OwnStoryItem = z.infer<typeof OwnStoryItem>

export const OwnStory = z.object({
  ...standing,
  version: z.int().meta({ example: 3 }),
  content: StoryContent,
  company: CompanySummary.pick({ id: true, name: true, logo: true, is_demo: true }),
  /** Words that would not be lawful in a posting. */
  findings: z.array(LintFinding),
})
export type OwnStory = z.infer<typeof OwnStory>

const tags = ['company_stories']
const path = '/company_users/stories/'
const one = `${path}{id}/`
const ofOne = { ...memberRefusals, NOT_FOUND: errors.NOT_FOUND }
const id = z.strictObject({ id: Id })

export const companyStories = {
  stories: {
    list: forMember('see_company')
      .route({ method: 'GET', path, summary: '自社のストーリーを見る', tags })
      .output(z.object({ stories: z.array(OwnStoryItem) }))
      .errors(memberRefusals),
    show: forMember('see_company').route({ method: 'GET', path: one, summary: '自社のストーリーを開く', tags }).input(id).output(OwnStory).errors(ofOne),
    create: forMember('edit_company')
      .route({ method: 'POST', path, summary: 'ストーリーを作成する', tags })
      .input(z.strictObject({ kind: StoryContent.shape.kind }))
      .output(OwnStory)
      .errors({ ...memberRefusals, STORIES_FULL: errors.STORIES_FULL }),
    /** Saves a draft, complete or not. What is public stays as it is until a review has approved the change. */
    save: forMember('edit_company')
      .route({ method: 'PUT', path: one, summary: 'ストーリーの下書きを保存する', tags })
      .input(z.strictObject({ id: Id, version: z.int(), content: StoryContent }))
      .output(OwnStory)
      .errors({ ...ofOne, PAGE_CHANGED: errors.PAGE_CHANGED }),
    /** What is saved goes to the operators; a request that waits already is replaced. */
    request_review: forMember('publish_jobs')
      .route({ method: 'POST', path: `${one}reviews/`, summary: 'ストーリーの公開を申請する', tags })
      .input(z.strictObject({ id: Id, version: z.int() }))
      .output(OwnStory)
      .errors({
        ...ofOne,
        PAGE_CHANGED: errors.PAGE_CHANGED,
        COMPANY_NOT_APPROVED: errors.COMPANY_NOT_APPROVED,
        CONTRACT_ENDED: errors.CONTRACT_ENDED,
        STORY_UNCHANGED: errors.STORY_UNCHANGED,
      }),
    withdraw_review: forMember('edit_company')
      .route({ method: 'DELETE', path: `${one}reviews/`, summary: 'ストーリーの申請を取り下げる', tags })
      .input(id)
      .output(OwnStory)
      .errors({ ...ofOne, REVIEW_SETTLED: errors.REVIEW_SETTLED }),
    /** At once. It is public again only after a review. */
    withdraw: forMember('edit_company')
      .route({ method: 'POST', path: `${one}withdrawals/`, summary: 'ストーリーの公開を終える', tags })
      .input(id)
      .output(OwnStory)
      .errors({ ...ofOne, STORY_NOT_PUBLIC: errors.STORY_NOT_PUBLIC }),
    /** For ten minutes after its company took it offline: it is public again as it was reviewed. A request that was taken back with it stays so. */
    undo_withdrawal: forMember('edit_company')
      .route({ method: 'DELETE', path: `${one}withdrawals/`, summary: 'ストーリーの公開の終了を取り消す', tags })
      .input(id)
      .output(OwnStory)
      .errors({ ...ofOne, UNDO_OVER: errors.UNDO_OVER }),
    delete: forMember('edit_company').route({ method: 'DELETE', path: one, summary: 'ストーリーを削除する', tags }).input(id).output(Done).errors(ofOne),
  },
}
