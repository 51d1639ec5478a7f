import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { fail } from '#server/fail.ts'
import { contentColumns } from '../changes/content-of.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from './own-jobs.ts'

export type Held = Pick<OwnJob, 'id' | 'state' | 'published_at' | 'confirmed_at' | 'updated_at' | (typeof contentColumns)[number]>

/** The job as it is, locked until this transaction ends. Later changes in the transaction record the member. */
export async function lockOwnJob({ db, viewer }: MemberContext, id: number) {
  const job = await ownJobs(db, viewer)
    .where('id', '=', id)
    .select(['id', 'state', 'published_at', 'confirmed_at', 'updated_at', ...contentColumns])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (job ?? fail('NOT_FOUND')) as Held
}
