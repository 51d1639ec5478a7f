import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { contentColumns } from '../../changes/content-of.ts'

export const ID_HEADING = '求人ID'
const STATE_HEADING = '状態'

/** The headings of our own table: the job's number, where it stands, and every field by its name. */
export const headings = [ID_HEADING, STATE_HEADING, ...contentColumns.map((field) => termNames[field] ?? field)]
export const fieldOfHeading = Object.fromEntries(contentColumns.map((field) => [termNames[field] ?? field, field])) as Record<string, keyof JobContent>

/** What marks a JSON file as ours. */
export const OWN_FORMAT = 'mebae.job_offers'

/** One record of a file: the content of a job as it was read, which the contract has yet to accept, or why it is none. */
export type JobRecord = { place: string; id?: number; content: Record<string, unknown> } | { place: string; reason: string; title: string }
