import type { JobChange, JobContent } from '#contract/jobs/postings/job-content.ts'
import { fail } from '#server/fail.ts'
import { contentColumns } from './content-columns.ts'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { lintOfJob } from './lint-of-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'
import { ownJobs } from '../own-jobs.ts'

/** The lint's findings about a draft; with an id, about that job with these changes. Nothing is saved. */
export async function lintOwnJob({ db, viewer }: MemberContext, { id, ...change }: JobChange & { id?: number }) {
  const before: JobContent = id === undefined ? emptyJobContent : await contentOf(id)
  return { findings: await lintOfJob(db, viewer.company_id, { ...before, ...change }) }

  async function contentOf(id: number) {
    const job = await ownJobs(db, viewer).where('id', '=', id).select(contentColumns).executeTakeFirst()
    return (job ?? fail('NOT_FOUND')) as JobContent
  }
}
