import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { JobContent } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { ManyJobs, SharedField } from '#contract/jobs/drafting/many-jobs.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { changeOwnJob } from '../change-own-job.ts'
import { lintOfJob } from '../content/lint-own-job.ts'
import { askFees, needsReview, publishJob } from '../lifecycle/publish-job.ts'
import { lockOwnJob } from '../lock-own-job.ts'

type Result = ManyJobs['results'][number]
type Publishing = { ids: number[]; fees_version?: string | undefined; is_trial?: boolean | undefined }

/** Publishes each of the jobs that can be, and says of the others why not. A trial only says it; nothing leaves a draft that way. */
export async function publishJobs(context: MemberContext, { ids, fees_version, is_trial = false }: Publishing): Promise<ManyJobs> {
  if (!is_trial) await askFees(context, fees_version)
  const results: Result[] = []
  // Always in the same order, so that two members who publish at once do not wait for each other.
  for (const id of inOrder(ids)) {
    const job = await lockOwnJob(context, id)
    const { position_title } = job
    const [error, ...more] = (await lintOfJob(context.db, context.viewer.company_id, job)).filter(({ level }) => level === 'error')
    const refused = (reason: string) => results.push({ id, position_title, outcome: 'refused', reason })
    if (job.state !== 'draft') refused('下書きではありません。')
    else if (error) refused(`${termNames[error.field] ?? '企業ページ'}：${error.message}${more.length > 0 ? `（ほか${more.length}件）` : ''}`)
    else {
      const outcome = (await needsReview(context, id)) ? 'in_review' : 'published'
      if (!is_trial) await publishJob(context, { id, fees_version })
      results.push({ id, position_title, outcome, reason: '' })
    }
  }
  return { is_trial, results }
}

/** Writes one condition into many drafts. What is public, or asked to be, is changed one by one: its readers are told. */
export async function changeDrafts(context: MemberContext, { ids, field, text }: { ids: number[]; field: SharedField; text: string }): Promise<ManyJobs> {
  const read = JobContent.shape[field].safeParse(text)
  if (!read.success) fail('INPUT_INVALID', [{ field: 'text', message: read.error.issues[0]?.message ?? '入力を確かめてください。' }])
  const results: Result[] = []
  for (const id of inOrder(ids)) {
    const { state, position_title } = await lockOwnJob(context, id)
    if (state !== 'draft') {
      results.push({ id, position_title, outcome: 'refused', reason: '下書きではありません。' })
      continue
    }
    await changeOwnJob(context, { id, ...({ [field]: read.data } as JobChange) })
    results.push({ id, position_title, outcome: 'changed', reason: '' })
  }
  return { is_trial: false, results }
}

const inOrder = (ids: number[]) => [...new Set(ids)].toSorted((one, other) => one - other)
