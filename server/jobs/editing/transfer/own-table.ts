import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import { contentColumns } from '../content/content-columns.ts'

export const ID_HEADING = '求人ID'
export const STATE_HEADING = '状態'

/** The headings of our own table: the job's number, where it stands, and every field by its name. */
export const headings = [ID_HEADING, STATE_HEADING, ...contentColumns.map((field) => termNames[field] ?? field)]
export const fieldOfHeading = Object.fromEntries(contentColumns.map((field) => [termNames[field] ?? field, field])) as Record<string, keyof JobContent>

/** What marks a JSON file as ours. */
export const OWN_FORMAT = 'mebae.job_offers'
