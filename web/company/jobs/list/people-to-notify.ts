import type { JobImport } from '#contract/jobs/postings/job-import.ts'

/** How many candidates in selection a file's changes reach; a candidate in selection for two of the jobs counts twice, as two messages. */
export const peopleToNotify = ({ results }: JobImport) => results.reduce((sum, { applicants_to_tell }) => sum + applicants_to_tell, 0)

/** Identifies the jobs, the number of candidates and the changes: a file other than the one shown reaches others, so the page shows it first, too. */
export const dedupeKey = ({ results }: JobImport) =>
  results
    .filter(({ applicants_to_tell }) => applicants_to_tell > 0)
    .map(({ id, applicants_to_tell, notified_terms }) => `${id}:${applicants_to_tell}:${notified_terms.join('・')}`)
    .join('\n')
