import type { JobCardData } from './job-card-of.ts'
import { JobCard } from './job-card.tsx'

export const JobCards = ({ cards }: { cards: JobCardData[] }) => (
  <div className="jobs">
    {cards.map((card) => (
      <JobCard key={card.job.id} card={card} />
    ))}
  </div>
)
