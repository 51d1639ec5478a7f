import type { LintFinding } from '../postings/state/lint-finding.ts'
import type { JobContent } from '../postings/job-content.ts'

/** What the lint reads: the job, and what its page shows of the company. */
export type Posting = {
  job: JobContent
  company: { name: string; address: string; contact_phone: string; contact_email: string; contact_url: string }
}

export type Finding = LintFinding

/** One rule of docs/posting-lint.md: its findings carry the rule's key and level. */
export type Rule = { rule: string; level: Finding['level']; find: (posting: Posting) => { field: string; message: string }[] }
