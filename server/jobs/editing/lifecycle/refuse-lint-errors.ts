import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { fail } from '#server/fail.ts'
import { lintOfJob } from '../content/lint-of-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

/** What the lint calls an error is never public. With `field`, only what it says of that one counts. */
export async function refuseLintErrors({ db, viewer }: MemberContext, job: JobContent, field?: keyof JobContent) {
  const errors = (await lintOfJob(db, viewer.company_id, job)).filter((finding) => finding.level === 'error' && (!field || finding.field === field))
  if (errors.length > 0) fail('LINT_ERRORS', errors)
}
