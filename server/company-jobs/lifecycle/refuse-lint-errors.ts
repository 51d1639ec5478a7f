import type { JobContent } from '#contract/job-content.ts'
import { fail } from '../../fail.ts'
import { lintOfJob } from '../content/lint-of-job.ts'
import type { MemberContext } from '../member-context.ts'

/** What the lint calls an error is never public. */
export async function refuseLintErrors({ db, viewer }: MemberContext, job: JobContent) {
  const errors = (await lintOfJob(db, viewer.company_id, job)).filter(({ level }) => level === 'error')
  if (errors.length > 0) fail('LINT_ERRORS', errors)
}
