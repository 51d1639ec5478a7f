import { type JobChange, JobContent } from '#contract/jobs/postings/job-content.ts'

/** The columns that a company writes. */
export const contentColumns = Object.keys(JobContent.shape) as (keyof JobContent)[]

/** The fields of a job's row that the company writes. */
export const contentOf = (job: JobContent) => Object.fromEntries(contentColumns.map((column) => [column, job[column]])) as JobContent

/** A change as the columns of `job_offers` take it: the driver would write a list of objects as an array of PostgreSQL. */
export const contentRow = <Change extends JobChange>({ questions, ...content }: Change) => ({
  ...content,
  ...(questions && { questions: JSON.stringify(questions) }),
})
