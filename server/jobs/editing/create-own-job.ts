import type { JobChange } from '#contract/jobs/postings/job-content.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { contentRow } from '../changes/content-of.ts'
import { ownerOfNewJob } from './assign-job-owner.ts'
import { settledContent } from './content/settled-content.ts'

/** The id of a new draft. It names the company as the recruiter, since that is nearly always right. */
export async function createOwnJob(context: MemberContext, change: JobChange & { position_title: string }) {
  const { db, viewer, now } = context
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', viewer.company_id).executeTakeFirstOrThrow()
  const content = await settledContent(context, { recruiter_name: name, ...change })
  const { id } = await db
    .insertInto('job_offers')
    .values({
      ...contentRow(content),
      position_title: change.position_title,
      company_id: viewer.company_id,
      owner_id: ownerOfNewJob(viewer),
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
