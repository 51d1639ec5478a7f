import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import { actAs } from '#server/platform/audit/record-own-act.ts'
import { lockOwnJob } from './lock-own-job.ts'
import { refuseLintErrors } from './lifecycle/refuse-lint-errors.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { contentRow } from '../changes/content-of.ts'
import { settledContent } from './content/settled-content.ts'

/**
 * Changes the named fields. A posting that is public, or waits for it, must stay publishable. Of two members who began with the same version, the second gets
 * the edit conflict. Where administrators approve jobs, others request a change of what is public (`requestChange`).
 */
export async function changeOwnJob(context: MemberContext, { id, updated_at, ...change }: JobChange & { id: number; updated_at?: string | undefined }) {
  const { db, now } = context
  const before = await lockOwnJob(context, id)
  if (updated_at && updated_at !== before.updated_at) fail('PAGE_CHANGED')
  const isPublic = before.state === 'published' || before.state === 'in_review'
  if (isPublic && (await needsJobApproval(context))) fail('APPROVAL_NEEDED')
  const content = await settledContent(context, change, before)
  // The questions are no part of the posting: gaps in an older posting do not prevent their change.
  const isOfQuestions = Object.keys(content).every((field) => field === 'questions')
  if (isPublic) await refuseLintErrors(context, { ...before, ...content }, isOfQuestions ? 'questions' : undefined)
  await actAs(context)
  await db
    .updateTable('job_offers')
    .set({ ...contentRow(content), updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
}
