import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { questionLine } from '#contract/jobs/questions/question-lines.ts'
import type { OperatorJobPage } from '#contract/operations/companies/operator-jobs.ts'
import { contentColumns } from '#server/jobs/editing/content/content-columns.ts'

type Past = { decision: string | null; decided_at: string | null; content: unknown }
type Changes = NonNullable<OperatorJobPage['changes_since']>['changes']

/** What the job says otherwise than when it was last decided about; nothing for a first request, or when what it said then was not kept. */
export function changesSince(job: JobContent, past: Past[]): OperatorJobPage['changes_since'] {
  const last = past.find(({ decision }) => decision === 'refused' || decision === 'approved')
  if (!last?.decided_at || !last.content) return null
  const before = last.content as Partial<JobContent>
  const changed = contentColumns.filter((column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(job[column] ?? null))
  const changes = Object.fromEntries(
    changed.map((column) => [column, { from: readable(column, before[column]), to: readable(column, job[column]) }]),
  ) as Changes
  return { at: last.decided_at, what: last.decision as 'refused' | 'approved', changes }
}

const readable = (column: keyof JobContent, value: JobContent[keyof JobContent] | undefined) =>
  column === 'questions' ? ((value ?? []) as JobQuestion[]).map(questionLine) : (value ?? null)
