import { aPosting } from '#contract/jobs/posting-lint/testing.ts'

// The table has its own default for the questions; the driver would write a list as an array.
const { questions: _none, ...posting } = aPosting().job

/** A job without lint findings, at a company with an address and a way to reach it. */
export const publishableJob = posting
