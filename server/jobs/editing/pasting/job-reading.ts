import type { JobReading } from '#contract/jobs/drafting/job-readings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { lockOwnJob } from '../lock-own-job.ts'

/** What a job was filled in from; null for a job that was written, or whose company has let go of it. */
export async function jobReading(db: Database, job_id: number): Promise<JobReading | null> {
  const found = await db.selectFrom('job_offer_readings').select(['text', 'passages', 'unread', 'read_at']).where('job_id', '=', job_id).executeTakeFirst()
  return found ? (found as JobReading) : null
}

export async function removeReading(context: MemberContext, id: number) {
  await lockOwnJob(context, id)
  await context.db.deleteFrom('job_offer_readings').where('job_id', '=', id).execute()
  return { success: true as const }
}
