import type { ClosedReason } from '#contract/jobs/postings/company-jobs.ts'
import { fail } from '#server/fail.ts'
import { actAs } from '#server/platform/audit/act-as.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { recordEvent } from '#server/notifications/webhooks/record-event.ts'
import { showOwnJob } from '../show-own-job.ts'

/** Ends the search, with a reason that the job's page shows. Only a public job can end. */
export async function closeJob(context: MemberContext, { id, closed_reason }: { id: number; closed_reason: ClosedReason }) {
  const { db, now, viewer } = context
  const { state } = await lockOwnJob(context, id)
  if (state !== 'published' && state !== 'paused') fail('JOB_NOT_PUBLIC')
  await actAs(context)
  const at = now().toISOString()
  await db.updateTable('job_offers').set({ state: 'closed', closed_reason, closed_at: at, updated_at: at }).where('id', '=', id).execute()
  await recordEvent(db, { company_id: viewer.company_id, type: 'job.closed', at: now(), detail: { job_id: id, closed_reason } })
  return showOwnJob(context, id)
}
