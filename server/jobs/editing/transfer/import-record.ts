import { isDeepStrictEqual } from 'node:util'
import type { JobImport } from '#contract/jobs/postings/job-import.ts'
import { type JobChange, JobChange as Change } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { changedTerms, type Terms } from '#contract/jobs/postings/notified-terms.ts'
import { issueMessage } from '#server/platform/errors/issue-message.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import { countApplicantsToTell } from '../../changes/applicants-to-notify.ts'
import { changeOwnJob } from '../change-own-job.ts'
import { createOwnJob } from '../create-own-job.ts'
import { contentColumns } from '../../changes/content-of.ts'
import { settledContent } from '../content/settled-content.ts'
import { refuseLintErrors } from '../lifecycle/refuse-lint-errors.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from '../own-jobs.ts'
import { refusalSentence } from '../refusal-sentence.ts'
import type { JobRecord } from './own-table.ts'

type Result = JobImport['results'][number]
const nobody = { applicants_to_tell: 0, notified_terms: [] }

/** What becomes of one record. A refusal concerns this record only. */
export async function importRecord(context: MemberContext, record: JobRecord, isTrial: boolean): Promise<Result> {
  const rejected = (reason: string, position_title: string) => ({
    place: record.place,
    outcome: 'rejected' as const,
    position_title,
    id: null,
    reason,
    ...nobody,
  })
  if ('reason' in record) return rejected(record.reason, record.title)

  const title = typeof record.content.position_title === 'string' ? record.content.position_title.slice(0, 300) : ''
  const read = Change.safeParse(record.content)
  if (!read.success) {
    const sentences = read.error.issues
      .slice(0, 3)
      .map((issue) => `${termNames[String(issue.path[0])] ?? issue.path.join('.')}：${issueMessage(issue, context.language)}`)
    return rejected(sentences.join(' '), title)
  }
  if (!read.data.position_title) return rejected('題名がありません。', title)

  const content = { ...read.data, position_title: read.data.position_title }
  const before = await knownJob(context, record.id, content)
  const told = (outcome: Result['outcome'], id: number | null) => ({
    place: record.place,
    outcome,
    position_title: content.position_title,
    id,
    reason: '',
    ...nobody,
  })
  try {
    const settled = await settledContent(context, content, before)
    if (!before) return told('added', isTrial ? null : await createOwnJob(context, content))
    const isSame = (Object.keys(settled) as (keyof JobChange)[]).every((field) => isDeepStrictEqual(settled[field], before[field]))
    if (isSame) return told('unchanged', before.id)
    if (isTrial && (before.state === 'published' || before.state === 'in_review') && (await needsJobApproval(context))) fail('APPROVAL_NEEDED')
    if (isTrial && before.state !== 'draft' && before.state !== 'paused' && before.state !== 'closed')
      await refuseLintErrors(context, { ...before, ...settled })
    const notified = await notificationOf(context, before, settled)
    if (!isTrial) await changeOwnJob(context, { id: before.id, ...content })
    return { ...told('updated', before.id), ...notified }
  } catch (error) {
    return rejected(refusalSentence(error, 3), content.position_title)
  }
}

/** How many applicants a change reaches, and which terms it announces. The trigger `queue_change_notice` notifies every candidate in selection for this job. */
async function notificationOf({ db }: MemberContext, before: Required<JobChange> & { id: number }, settled: JobChange) {
  const notified_terms = changedTerms(before as Terms, { ...before, ...settled } as Terms, () => []).map(({ name }) => name)
  const applicants_to_tell = notified_terms.length > 0 ? await countApplicantsToTell(db, before.id) : 0
  return applicants_to_tell > 0 ? { applicants_to_tell, notified_terms } : nobody
}

/** The own job that a record names, or else one with the same text. */
async function knownJob({ db, viewer }: MemberContext, id: number | undefined, { position_title, description = '' }: JobChange & { position_title: string }) {
  const jobs = ownJobs(db, viewer).select(['id', 'state', ...contentColumns])
  const named = id === undefined ? undefined : await jobs.where('id', '=', id).executeTakeFirst()
  const known =
    named ??
    (await jobs
      .where('position_title', '=', position_title)
      .where('description', '=', description)
      .where('state', '<>', 'closed')
      .orderBy('id')
      .executeTakeFirst())
  return known as (Required<JobChange> & { id: number; state: string }) | undefined
}
