import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { JobCard, type JobCardProps } from './job-card.tsx'
import type { JobCardData } from './job-card-of.ts'
import { VisitorListForm } from './visitor-card-actions.tsx'

type JobCardsProps = Omit<JobCardProps, 'card'> & { cards: JobCardData[] }

/** A list of jobs; `actions` where the page knows the reader's marks. */
export function JobCards({ cards, ...look }: JobCardsProps) {
  const { pathname, search } = useLocation()
  const isVisitor = useAccount() === null
  return (
    <div className="jobs">
      {cards.map((card) => (
        <JobCard key={card.job.id} card={card} {...look} />
      ))}
      {isVisitor && look.actions !== false && <VisitorListForm path={pathname + search} />}
    </div>
  )
}
