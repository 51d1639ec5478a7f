import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { type JobDraft, MOST_AT_ONCE } from '#contract/jobs/drafting/many-jobs.ts'
import { feesVersion } from '#server/settings/fees-version.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { contentColumns } from '../content/content-of.ts'
import { ownJobs } from '../own-jobs.ts'

/** The company's drafts, the newest first, each with what publishing still needs. */
export async function listDrafts({ db, viewer }: MemberContext): Promise<{ drafts: JobDraft[]; fees_accepted: boolean }> {
  const company = await db
    .selectFrom('companies')
    .select(['name', 'address', 'contact_phone', 'contact_email', 'contact_url'])
    .where('id', '=', viewer.company_id)
    .executeTakeFirstOrThrow()
  const jobs = await ownJobs(db, viewer)
    .where('state', '=', 'draft')
    .select(['id', 'updated_at', ...contentColumns])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_AT_ONCE)
    .execute()
  const fees = await db
    .selectFrom('fee_acceptances')
    .select('version')
    .where('company_id', '=', viewer.company_id)
    .where('version', '=', feesVersion())
    .executeTakeFirst()
  const drafts = jobs.map(({ id, updated_at, ...content }) => {
    const findings = lintPosting({ job: content as JobContent, company })
    const errors = findings.filter(({ level }) => level === 'error')
    const [first] = errors
    return {
      id,
      updated_at,
      position_title: content.position_title,
      errors: errors.length,
      warnings: findings.length - errors.length,
      first: first ? { field: first.field, message: first.message } : null,
    }
  })
  return { drafts, fees_accepted: fees !== undefined }
}
