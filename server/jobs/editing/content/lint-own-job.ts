import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import type { JobChange, JobContent } from '#contract/jobs/postings/job-content.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { ownJobs } from '../own-jobs.ts'
import { contentColumns } from '../../changes/content-of.ts'

/** The lint's findings about a draft; with an id, about that job with these changes. Nothing is saved. */
export async function lintOwnJob({ db, viewer }: MemberContext, { id, ...change }: JobChange & { id?: number }) {
  const before: JobContent = id === undefined ? emptyJobContent : await contentOf(id)
  return { findings: await lintOfJob(db, viewer.company_id, { ...before, ...change }) }

  async function contentOf(id: number) {
    const job = await ownJobs(db, viewer).where('id', '=', id).select(contentColumns).executeTakeFirst()
    return (job ?? fail('NOT_FOUND')) as JobContent
  }
}

/** The lint's findings about this content in an advert of this company. */
export async function lintOfJob(db: Database, company_id: number, job: JobContent) {
  return lintPosting({ job, company: await lintedCompany(db, company_id) })
}

/** What the lint reads of a company. */
export const lintedCompany = (db: Database, company_id: number) =>
  db.selectFrom('companies').select(['name', 'address', 'contact_phone', 'contact_email', 'contact_url']).where('id', '=', company_id).executeTakeFirstOrThrow()
