import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { fail } from '#server/fail.ts'
import { lintOfJob } from '../content/lint-own-job.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** A posting with lint errors is never public. With `field`, only errors of that field count. */
export async function refuseLintErrors({ db, viewer }: MemberContext, job: JobContent, field?: keyof JobContent) {
  const errors = (await lintOfJob(db, viewer.company_id, job)).filter((finding) => finding.level === 'error' && (!field || finding.field === field))
  if (errors.length > 0) fail('LINT_ERRORS', errors)
}
