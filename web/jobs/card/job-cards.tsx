import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { JobCard, type JobCardProps } from './job-card.tsx'
import type { JobCardData } from './job-card-of.ts'
import { VisitorListForm } from './visitor-card-actions.tsx'

type JobCardsProps = Omit<JobCardProps, 'card'> & { cards: JobCardData[]; line?: Divider | null }
/** What stands before one of the cards. */
export type Divider = { before: number; text: ReactNode }

/** A list of jobs; `actions` where the page knows the reader's marks. */
export function JobCards({ cards, line, ...look }: JobCardsProps) {
  const { pathname, search } = useLocation()
  const isVisitor = useAccount() === null
  return (
    <div className="jobs">
      {cards.map((card, at) => (
        <Fragment key={card.job.id}>
          {at === line?.before && line.text}
          <JobCard card={card} {...look} />
        </Fragment>
      ))}
      {isVisitor && look.actions !== false && <VisitorListForm path={pathname + search} />}
    </div>
  )
}
