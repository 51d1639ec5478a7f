import type { JobCardData } from '../card/job-card-of.ts'
import { FullJobActions } from './full-job-actions.tsx'
import { FullJobCard } from './full-job-card.tsx'
import type { FullJobCardData } from './full-job-card-of.ts'

/** A list of jobs くわしく: each as it is looked at alone, with what one can do about it. */
export default function FullJobCards({ cards, marks }: { cards: FullJobCardData[]; marks: JobCardData[] }) {
  return (
    <div className="full-jobs listed">
      {cards.map((card, at) => (
        <FullJobCard key={card.job.id} card={card}>
          {marks[at] && <FullJobActions card={marks[at]} />}
        </FullJobCard>
      ))}
    </div>
  )
}
