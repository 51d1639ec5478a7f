import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Favorite } from '#contract/candidates/following/favorites.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import { JobCard } from '#web/jobs/card/job-card.tsx'
import { Entry } from './entry.tsx'

/** A job, or the open position of a company, that the candidate marked. */
export const keptJobOf = ({ company_id, job_id, company, job }: Favorite, lookups: Lookups, now: Date) => ({
  followed: { company_id, job_id },
  company: { id: company.id, name: company.name, logo: company.logo },
  isClosed: job !== null && !job.active,
  card: job && jobCardOf({ job, company }, lookups, now),
})
export type KeptJobData = ReturnType<typeof keptJobOf>

export const titleOf = ({ card, company }: KeptJobData) => card?.job.position_title ?? company.name

/** One row of what the candidate marked: a card, or a line where they cannot apply any more. */
export function KeptJob({ kept, acts }: { kept: KeptJobData; acts: ReactNode }) {
  const { card, company, isClosed } = kept
  if (card && !isClosed) return <JobCard card={card} />
  return (
    <ul className="entries">
      <Entry
        company={company}
        to={card ? `${href('/job_offer/detail')}?id=${card.job.id}` : `${href('/company/detail')}?id=${company.id}`}
        name={titleOf(kept)}
        after={!card && 'のオープンポジション'}
        acts={acts}
      >
        <bdi>{company.name}</bdi>
        {isClosed && <strong>　募集は終了しました</strong>}
      </Entry>
    </ul>
  )
}
