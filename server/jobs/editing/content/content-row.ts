import type { JobChange } from '#contract/jobs/postings/job-content.ts'

/** A change as the columns of `job_offers` take it: the driver would write a list of objects as an array of PostgreSQL. */
export const contentRow = <Change extends JobChange>({ questions, ...content }: Change) => ({
  ...content,
  ...(questions && { questions: JSON.stringify(questions) }),
})
