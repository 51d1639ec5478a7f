import { aPosting } from '#contract/posting-lint/testing.ts'

/** A job that the lint has nothing to say about, at a company that says its address and how to reach it. */
export const publishableJob = aPosting().job
