import { JobCard, type JobCardProps } from './job-card.tsx'
import type { JobCardData } from './job-card-of.ts'

type JobCardsProps = Omit<JobCardProps, 'card'> & { cards: JobCardData[] }

/** A list of jobs; `actions` where the page knows the reader's marks. */
export const JobCards = ({ cards, ...look }: JobCardsProps) => (
  <div className="jobs">
    {cards.map((card) => (
      <JobCard key={card.job.id} card={card} {...look} />
    ))}
  </div>
)
