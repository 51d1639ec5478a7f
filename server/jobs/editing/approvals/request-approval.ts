import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { settledContent } from '../content/settled-content.ts'
import { askFees } from '../lifecycle/publish-job.ts'
import { refuseLintErrors } from '../lifecycle/refuse-lint-errors.ts'
import { type Held, lockOwnJob } from '../lock-own-job.ts'
import { isSameValue } from '../../changes/is-same-value.ts'
import { openApproval } from './open-approvals.ts'

const isPublic = ({ state }: Held) => state === 'published' || state === 'in_review'

/** Asks the administrators to publish a job. */
export async function requestApproval(context: MemberContext, { id, fees_version }: { id: number; fees_version?: string | undefined }) {
  const approval = await storeRequest(context, await lockOwnJob(context, id))
  await askFees(context, fees_version)
  await notifyAdmins(context, { id, approval, kind: 'publication' })
  return { success: true }
}

/** The request alone, for callers that notify of several at once. They have asked for the consent to the fees. */
export async function storeRequest(context: MemberContext, job: Held) {
  if (isPublic(job) || !(await needsJobApproval(context))) fail('APPROVAL_NOT_NEEDED')
  await refusePending(context, job.id)
  await refuseLintErrors(context, job)
  return addRequest(context, { job_id: job.id, kind: 'publication', changes: {} })
}

/** Stores a change of a public job beside it, for the administrators to decide. What is public stays as it is. */
export async function requestChange(context: MemberContext, { id, updated_at, ...change }: JobChange & { id: number; updated_at?: string | undefined }) {
  const before = await lockOwnJob(context, id)
  if (updated_at && updated_at !== before.updated_at) fail('PAGE_CHANGED')
  if (!isPublic(before) || !(await needsJobApproval(context))) fail('APPROVAL_NOT_NEEDED')
  await refusePending(context, id)
  const content = await settledContent(context, change, before)
  const changes = Object.fromEntries(Object.entries(content).filter(([field, value]) => !isSameValue(value, before[field as keyof JobChange])))
  if (Object.keys(changes).length === 0) fail('JOB_UNCHANGED')
  const isOfQuestions = Object.keys(changes).every((field) => field === 'questions')
  await refuseLintErrors(context, { ...before, ...changes }, isOfQuestions ? 'questions' : undefined)
  const approval = await addRequest(context, { job_id: id, kind: 'change', changes })
  await notifyAdmins(context, { id, approval, kind: 'change' })
  return { success: true }
}

/** Takes a request back; a notification that no administrator has read goes with it. */
export async function withdrawApproval(context: MemberContext, id: number) {
  const { db, viewer } = context
  await lockOwnJob(context, id)
  const open = await openApproval(db, viewer.company_id, id)
  if (!open || open.requested_by_id !== viewer.id) fail('APPROVAL_SETTLED')
  await endAsWithdrawn(context, id)
  await db.deleteFrom('notifications').where('job_id', '=', id).where('dedupe_key', '=', `approval:${open.id}`).where('read_at', 'is', null).execute()
  return { success: true }
}

async function refusePending({ db, viewer }: MemberContext, id: number) {
  if (await openApproval(db, viewer.company_id, id)) fail('APPROVAL_PENDING')
}

const endAsWithdrawn = ({ db, viewer, now }: MemberContext, job_id: number) =>
  db
    .updateTable('job_approvals')
    .set({ decision: 'withdrawn', decided_at: now().toISOString(), decided_by: viewer.name })
    .where('job_id', '=', job_id)
    .where('decided_at', 'is', null)
    .execute()

async function addRequest(context: MemberContext, request: { job_id: number; kind: 'publication' | 'change'; changes: JobChange }) {
  const { db, viewer, now } = context
  // One that holds no more, since the job was paused or published meanwhile.
  await endAsWithdrawn(context, request.job_id)
  const { id } = await db
    .insertInto('job_approvals')
    .values({
      ...request,
      changes: JSON.stringify(request.changes),
      requested_at: now().toISOString(),
      requested_by: viewer.name,
      requested_by_id: viewer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const notifyAdmins = ({ db, viewer, now }: MemberContext, { id, approval, kind }: { id: number; approval: number; kind: string }) =>
  notify(db, {
    kind: 'job_approval',
    to: { company_id: viewer.company_id, isForAdmins: true },
    subject: { type: 'job', id },
    job_id: id,
    dedupe_key: `approval:${approval}`,
    at: now(),
    detail: { decision: 'requested', kind, by: viewer.name },
  })

/** One notification for jobs that were requested together. */
export async function notifyOfRequests(context: MemberContext, requests: { id: number; approval: number }[]) {
  const { db, viewer, now } = context
  const [first] = requests
  if (!first) return
  if (requests.length === 1) return notifyAdmins(context, { ...first, kind: 'publication' })
  await notify(db, {
    kind: 'job_approval',
    to: { company_id: viewer.company_id, isForAdmins: true },
    subject: { type: 'job_approvals', id: first.approval },
    dedupe_key: `approval:${first.approval}`,
    at: now(),
    detail: { decision: 'requested_many', count: String(requests.length), by: viewer.name },
  })
}
