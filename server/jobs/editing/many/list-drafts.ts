import { lintPosting } from '#contract/jobs/posting-lint/lint-posting.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { type JobDraft, MOST_AT_ONCE } from '#contract/jobs/drafting/many-jobs.ts'
import type { ApprovalRule } from '#contract/jobs/drafting/approval-rule.ts'
import { jobApprovalRule } from '#server/companies/account/job-approval.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { contentColumns } from '../../changes/content-of.ts'
import { lintedCompany } from '../content/lint-own-job.ts'
import { hasAcceptedFees } from '../lifecycle/accepted-fees.ts'
import { ownJobs } from '../own-jobs.ts'

/** The company's drafts, the newest first, each with what publishing still needs. */
export async function listDrafts({ db, viewer }: MemberContext): Promise<{ drafts: JobDraft[]; fees_accepted: boolean; approval: ApprovalRule }> {
  const company = await lintedCompany(db, viewer.company_id)
  const jobs = await ownJobs(db, viewer)
    .where('state', '=', 'draft')
    .select(['id', 'updated_at', ...contentColumns])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_AT_ONCE)
    .execute()
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
      error_fields: [...new Set(errors.map(({ field }) => field))],
    }
  })
  return { drafts, fees_accepted: await hasAcceptedFees(db, viewer.company_id), approval: await jobApprovalRule({ db, viewer }) }
}
