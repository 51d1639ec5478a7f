import { aPosting } from '#contract/jobs/posting-lint/testing.ts'

// The table has its own default for the questions; the driver would write a list as an array.
const { questions: _none, ...posting } = aPosting().job

/** A job that the lint has nothing to say about, at a company that says its address and how to reach it. */
export const publishableJob = posting
