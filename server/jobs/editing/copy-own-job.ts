import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { contentColumns, contentRow } from '../changes/content-of.ts'
import { lockOwnJob } from './lock-own-job.ts'
import { ownerOfNewJob } from './assign-job-owner.ts'
import { ownJobs } from './own-jobs.ts'
import { showOwnJob } from './show-own-job.ts'

const LONGEST_TITLE = 300
const MARK = '（複製）'

/** A draft with the same content, whose title marks it as a copy. */
export async function copyOwnJob(context: MemberContext, id: number) {
  const { db, viewer, now } = context
  const job = await ownJobs(db, viewer).where('id', '=', id).select(contentColumns).executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const position_title = job.position_title.slice(0, LONGEST_TITLE - MARK.length) + MARK
  const copy = await db
    .insertInto('job_offers')
    .values({
      ...contentRow(job as JobContent),
      position_title,
      company_id: viewer.company_id,
      owner_id: ownerOfNewJob(viewer),
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return showOwnJob(context, copy.id)
}

export async function removeOwnJob(context: MemberContext, id: number) {
  const { published_at } = await lockOwnJob(context, id)
  if (published_at) fail('JOB_WAS_PUBLIC')
  await context.db.deleteFrom('job_offers').where('id', '=', id).execute()
  return { success: true as const }
}
