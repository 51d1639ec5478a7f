import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentColumns } from './content-columns.ts'

/** Of a job's row, what the company writes. */
export const contentOf = (job: JobContent) => Object.fromEntries(contentColumns.map((column) => [column, job[column]])) as JobContent
