import { sql } from 'kysely'
import type { ClosedReason } from '#contract/jobs/postings/state/job-state.ts'
import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import { needsJobApproval } from '#server/companies/account/job-approval.ts'
import { fail } from '#server/fail.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { actAs } from '#server/platform/audit/record-own-act.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { DAYS_LISTED } from '../../postings/published-jobs.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'

/** Ends the search, with a reason that the job's page shows. Only a public job can end. */
export async function closeJob(context: MemberContext, { id, closed_reason }: { id: number; closed_reason: ClosedReason }) {
  const { db, now, viewer } = context
  const { state } = await lockOwnJob(context, id)
  if (state !== 'published' && state !== 'paused') fail('JOB_NOT_PUBLIC')
  await actAs(context)
  const at = now().toISOString()
  await db.updateTable('job_offers').set({ state: 'closed', closed_reason, closed_at: at, updated_at: at }).where('id', '=', id).execute()
  await recordEvent(db, { company_id: viewer.company_id, type: 'job.closed', at: now(), detail: { job_id: id, closed_reason } })
}

const DAY = 86_400_000

/** Confirms that the job is still open. One that has left the lists comes back with it, so it must be one that may be published. */
export async function confirmJob(context: MemberContext, id: number) {
  const { db, viewer, now } = context
  const job = await lockOwnJob(context, id)
  if (job.state !== 'published' || !job.confirmed_at) fail('JOB_NOT_PUBLIC')
  if (now().getTime() - Date.parse(job.confirmed_at) >= DAYS_LISTED * DAY) await refuseLintErrors(context, job)
  await actAs(context)
  await db.updateTable('job_offers').set({ confirmed_at: now().toISOString(), confirmed_by: viewer.name }).where('id', '=', id).execute()
}

/** Out of the lists until it is published again; what waits for review is a draft again. */
export async function pauseJob(context: MemberContext, id: number) {
  const { db, now } = context
  const { state } = await lockOwnJob(context, id)
  if (state !== 'published' && state !== 'in_review') fail('JOB_NOT_PUBLIC')
  if (state === 'in_review') await withdrawReview(context, id)
  await actAs(context)
  await db
    .updateTable('job_offers')
    .set({ state: state === 'published' ? 'paused' : 'draft', updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
}

const withdrawReview = ({ db, viewer, now }: MemberContext, job_id: number) =>
  db
    .updateTable('job_offer_reviews')
    .set({ decision: 'withdrawn', decided_at: now().toISOString(), decided_by: viewer.name })
    .where('job_id', '=', job_id)
    .where('decided_at', 'is', null)
    .execute()

/** Restores the conditions of which the applicants were not notified yet, so that no notification is sent. A change that stays must be announced. */
export async function undoChange(context: MemberContext, id: number) {
  const { db, now } = context
  const job = await lockOwnJob(context, id)
  const isPublic = job.state === 'published' || job.state === 'in_review'
  if (isPublic && (await needsJobApproval(context))) fail('APPROVAL_NEEDED')
  const held = await db
    .selectFrom('job_change_notices')
    .select(sql<JobChange>`before`.as('before'))
    .where('job_id', '=', id)
    .where('notified_at', 'is', null)
    .executeTakeFirst()
  if (!held) fail('NOTICE_SETTLED')
  if (isPublic) await refuseLintErrors(context, { ...job, ...held.before })
  await actAs(context)
  await db
    .updateTable('job_offers')
    .set({ ...held.before, updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
}
