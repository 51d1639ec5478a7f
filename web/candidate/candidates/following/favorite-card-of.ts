import type { Favorite } from '#contract/candidates/following/favorites.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'

/** For loaders: a favourite as its card, or as a line where the candidate cannot apply. */
export const favoriteCardOf = ({ company_id, job_id, company, job }: Favorite, masters: Lookups, now: Date) => ({
  followed: { company_id, job_id },
  company: { id: company.id, name: company.name, logo: company.logo },
  closed: job !== null && !job.active,
  card: job && jobCardOf({ job, company }, masters, now),
})
