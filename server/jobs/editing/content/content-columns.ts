import { JobContent } from '#contract/jobs/postings/job-content.ts'

/** The columns that a company writes. */
export const contentColumns = Object.keys(JobContent.shape) as (keyof JobContent)[]
