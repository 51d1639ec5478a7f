import type { JobCardData } from '../card/job-card-of.ts'
import { rowJobOf } from '../card/job-cards.tsx'
import { type Divider, JobRows } from '../card/job-rows.tsx'
import { VisitorFavorite, VisitorListForm } from '../card/visitor-card-actions.tsx'
import { JobMenu } from '../menu/job-menu.tsx'
import { SavedMark } from '../menu/saved-mark.tsx'
import { FullJobCard } from './full-job-card.tsx'
import type { FullJobCardData } from './full-job-card-of.ts'
import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { FavoriteButton } from '../follow/favorite-button.tsx'

/** A list of jobs in the view くわしく, with the actions on each. */
export default function FullJobCards({ cards, marks, line }: { cards: FullJobCardData[]; marks: JobCardData[]; line: Divider | null }) {
  const { pathname, search } = useLocation()
  const isVisitor = useAccount() === null
  return (
    <JobRows
      className="full-jobs listed"
      jobs={marks.map(rowJobOf)}
      line={line}
      row={(at) =>
        cards[at] && (
          <FullJobCard card={cards[at]}>
            {marks[at]?.why && <p className="job-why">{marks[at].why}</p>}
            {marks[at] && <FullJobActions card={marks[at]} />}
          </FullJobCard>
        )
      }
    >
      {isVisitor && <VisitorListForm path={pathname + search} />}
    </JobRows>
  )
}

/** 気になる below a full card, and the other acts behind ⋯. A visitor signs in first; at an unclaimed company a candidate can only take 気になる back. */
function FullJobActions({ card: { job, company, label } }: { card: Pick<JobCardData, 'job' | 'company' | 'label'> }) {
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const title = job.position_title
  return (
    <div className="full-job-acts">
      {job.is_applied_by_me && <span className="label">{label}</span>}
      {(!company.is_unclaimed || job.is_favorited_by_me) &&
        (isSignedIn ? (
          <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={title} size="small" />
        ) : (
          <VisitorFavorite followed={followed} title={title} size="small" />
        ))}
      {isSignedIn && <SavedMark followed={followed} marked={job.is_bookmarked_by_me} />}
      <JobMenu job={job} company={company} />
    </div>
  )
}
