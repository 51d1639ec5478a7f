import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { JobField } from './job-sections.ts'

const CONTRACTOR = 3

/** Whether a field asks for something here: what is for employment only does not ask a posting for 業務委託, and the other way round. */
export function isShown({ only, within }: JobField, content: JobContent) {
  if (within && !content[within]) return false
  if (!only || content.employment_types.length === 0) return true
  const isContract = content.employment_types.includes(CONTRACTOR)
  return only === 'contractor' ? isContract : content.employment_types.some((type) => type !== CONTRACTOR)
}
