import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { approvalErrors } from '#contract/platform/errors/approval-errors.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import type { ManyJobs, SharedField } from '#contract/jobs/drafting/many-jobs.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { notifyOfRequests, storeRequest } from '../approvals/request-approval.ts'
import { openApproval } from '../approvals/open-approvals.ts'
import { changeOwnJob } from '../change-own-job.ts'
import { lintedCompany } from '../content/lint-own-job.ts'
import { askFees, needsReview, publishChecked } from '../lifecycle/publish-job.ts'
import { type Held, lockOwnJob } from '../lock-own-job.ts'
import { ownJobs } from '../own-jobs.ts'
import { refusalOf, sentenceOfIssues } from '../refusal-sentence.ts'

type Result = ManyJobs['results'][number]
type Publishing = { ids: number[]; fees_version?: string | undefined; is_trial?: boolean | undefined; requests_approval?: boolean | undefined }

/** Publishes each of the jobs that can be, and says of the others why not. A trial only says it; nothing leaves a draft that way. */
export async function publishJobs(context: MemberContext, { ids, fees_version, is_trial = false, requests_approval = false }: Publishing): Promise<ManyJobs> {
  if (!is_trial) await askFees(context, fees_version)
  const company = await lintedCompany(context.db, context.viewer.company_id)
  const isApproved = await needsJobApproval(context)
  const requests: { id: number; approval: number }[] = []
  const results = await eachDraft(context, ids, async (job) => {
    const errors = lintPosting({ job, company }).filter(({ level }) => level === 'error')
    if (errors.length > 0) return { outcome: 'refused', reason: sentenceOfIssues(errors) }
    if (isApproved) {
      if (!requests_approval) return { outcome: 'refused', reason: approvalErrors.APPROVAL_NEEDED.message }
      if (await openApproval(context.db, context.viewer.company_id, job.id)) return { outcome: 'refused', reason: 'すでに承認待ちです。' }
      if (!is_trial) requests.push({ id: job.id, approval: await storeRequest(context, job) })
      return { outcome: 'requested', reason: '' }
    }
    const isReviewed = await needsReview(context, job.id)
    if (!is_trial) await publishChecked(context, job, isReviewed)
    return { outcome: isReviewed ? 'in_review' : 'published', reason: '' }
  })
  await notifyOfRequests(context, requests)
  return { is_trial, results }
}

/** Writes one condition into many drafts. What is public, or asked to be, is changed one by one: its readers are told. */
export async function changeDrafts(context: MemberContext, { ids, field, text }: { ids: number[]; field: SharedField; text: string }): Promise<ManyJobs> {
  const read = JobContent.shape[field].safeParse(text)
  if (!read.success) fail('INPUT_INVALID', [{ field: 'text', message: read.error.issues[0]?.message ?? '入力を確かめてください。' }])
  const results = await eachDraft(context, ids, async ({ id }) => {
    await changeOwnJob(context, { id, ...({ [field]: read.data } as JobChange) })
    return { outcome: 'changed', reason: '' }
  })
  return { is_trial: false, results }
}

type Outcome = Pick<Result, 'outcome' | 'reason'>

/** Does it to each draft, always in the same order, so that two members who act at once do not wait for each other. What one is refused concerns that one alone. */
async function eachDraft(context: MemberContext, ids: number[], act: (job: Held) => Promise<Outcome>) {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other)
  const known = await ownJobs(context.db, context.viewer).where('id', 'in', sorted).select(['id', 'position_title']).execute()
  const titles = new Map(known.map(({ id, position_title }) => [id, position_title]))
  const results: Result[] = []
  for (const id of sorted) {
    let done: Outcome | undefined
    const refusal = await refusalOf(async () => {
      const job = await lockOwnJob(context, id)
      done = job.state === 'draft' ? await act(job) : { outcome: 'refused', reason: '下書きではありません。' }
    })
    results.push({ id, position_title: titles.get(id) ?? `番号 ${id}`, ...(done ?? { outcome: 'refused', reason: refusal ?? '' }) })
  }
  return results
}
