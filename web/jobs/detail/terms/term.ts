import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'

export type Term = { name: string; value: string; notes: string[] }

export type Posting = {
  job: Job
  company: Pick<CompanySummary, 'name'> & { address: string; contact_phone: string; contact_email: string; contact_url: string }
  /** The names of the job's codes. */
  names: { address: string; prefectures: string[]; employment_types: string[]; intended_for: string[]; remote: string }
  /** Offered as 業務委託 only, which has separate terms (law.md L20). */
  isContractor: boolean
}

/** A required condition that is missing says so; one that the company keeps for the meeting says that. */
export function orMissing({ deferred_terms }: Pick<Job, 'deferred_terms'>, field: string, text: string) {
  if (text) return text
  const isDeferred = deferred_terms.some((term) => term === field || term === termNames[field])
  return isDeferred ? '面談でお伝えします' : '記載なし'
}

export const deferredNames = (terms: readonly string[]) => terms.map((term) => termNames[term] ?? term).join('・')
