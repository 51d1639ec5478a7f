import type { JobImport } from '#contract/jobs/postings/job-import.ts'

/** How many people in selection a file's changes reach; who is in selection for two of the jobs counts twice, as two messages. */
export const peopleToTell = ({ results }: JobImport) => results.reduce((sum, { applicants_to_tell }) => sum + applicants_to_tell, 0)

/** Which jobs, how many people and what of: another file than the one that was tried reaches others, and is shown first, too. */
export const tellingKey = ({ results }: JobImport) =>
  results
    .filter(({ applicants_to_tell }) => applicants_to_tell > 0)
    .map(({ id, applicants_to_tell, told_terms }) => `${id}:${applicants_to_tell}:${told_terms.join('・')}`)
    .join('\n')
