import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { JobCard, type JobCardProps } from './job-card.tsx'
import type { JobCardData } from './job-card-of.ts'
import { type Divider, JobRows } from './job-rows.tsx'
import { VisitorListForm } from '../follow/visitor-list.tsx'

type JobCardsProps = Omit<JobCardProps, 'card'> & { cards: JobCardData[]; line?: Divider | null; className?: string }

export const rowJobOf = ({ job, company }: JobCardData) => ({ id: job.id, position_title: job.position_title, company_id: company.id })

/** A list of jobs; `actions` where the page knows the reader's marks. */
export function JobCards({ cards, line, className = 'jobs', ...look }: JobCardsProps) {
  const { pathname, search } = useLocation()
  const isVisitor = useAccount() === null
  return (
    <JobRows className={className} jobs={cards.map(rowJobOf)} line={line} row={(at) => cards[at] && <JobCard card={cards[at]} {...look} />}>
      {isVisitor && look.actions !== false && <VisitorListForm path={pathname + search} />}
    </JobRows>
  )
}
