import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { contentColumns } from './content-columns.ts'

/** The fields of a job's row that the company writes. */
export const contentOf = (job: JobContent) => Object.fromEntries(contentColumns.map((column) => [column, job[column]])) as JobContent
