import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** The lint's findings about this content in an advert of this company. */
export async function lintOfJob(db: Database, company_id: number, job: JobContent) {
  const company = await db
    .selectFrom('companies')
    .select(['name', 'address', 'contact_phone', 'contact_email', 'contact_url'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  return lintPosting({ job, company })
}
