import { fail } from '#server/fail.ts'
import { DAYS_LISTED } from '../../postings/published-jobs.ts'
import { actAs } from '#server/platform/audit/act-as.ts'
import { lockOwnJob } from '../lock-own-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { showOwnJob } from '../show-own-job.ts'
import { refuseLintErrors } from './refuse-lint-errors.ts'

const DAY = 86_400_000

/** Confirms that the job is still open. One that has left the lists comes back with it, so it must be one that may be published. */
export async function confirmJob(context: MemberContext, id: number) {
  const { db, viewer, now } = context
  const job = await lockOwnJob(context, id)
  if (job.state !== 'published' || !job.confirmed_at) fail('JOB_NOT_PUBLIC')
  if (now().getTime() - Date.parse(job.confirmed_at) >= DAYS_LISTED * DAY) await refuseLintErrors(context, job)
  await actAs(context)
  await db.updateTable('job_offers').set({ confirmed_at: now().toISOString(), confirmed_by: viewer.name }).where('id', '=', id).execute()
  return showOwnJob(context, id)
}
