import type { JobCardData } from '../card/job-card-of.ts'
import { rowJobOf } from '../card/job-cards.tsx'
import { type Divider, JobRows } from '../card/job-rows.tsx'
import { FullJobCard } from './full-job-card.tsx'
import type { FullJobCardData } from './full-job-card-of.ts'
import { useLocation } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { HideButton } from '../follow/hide-button.tsx'
import { SaveButton } from '../follow/save-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'

/** A list of jobs in the view くわしく, with the actions on each. */
export default function FullJobCards({ cards, marks, line }: { cards: FullJobCardData[]; marks: JobCardData[]; line: Divider | null }) {
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
    />
  )
}

/** 気になる, 保存 and 興味なし below a full card. A visitor signs in first; at an unclaimed company a candidate can only take 気になる back. */
function FullJobActions({ card: { job, company, label } }: { card: Pick<JobCardData, 'job' | 'company' | 'label'> }) {
  const { pathname, search } = useLocation()
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const title = job.position_title
  return (
    <div className="full-job-acts">
      {job.is_applied_by_me && <span className="label">{label}</span>}
      {isSignedIn ? (
        <>
          {(!company.is_unclaimed || job.is_favorited_by_me) && (
            <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={title} size="small" />
          )}
          <SaveButton followed={followed} marked={job.is_bookmarked_by_me} title={title} size="small" />
          <HideButton followed={followed} hidden={job.is_hidden_by_me} title={title} />
        </>
      ) : (
        <>
          {!company.is_unclaimed && (
            <VisitorFollow followed={followed} path={pathname + search}>
              <button type="submit" name="form" value="favorite" className="button small">
                <Icon name="heart" />
                気になる
                <span className="vh">
                  ：<bdi>{title}</bdi>（会社に伝わります。ログインが必要です）
                </span>
              </button>
            </VisitorFollow>
          )}
          <SaveButton followed={followed} marked={false} title={title} size="small" />
          <VisitorFollow followed={followed} path={pathname + search}>
            <button type="submit" name="form" value="hide" className="button bare small">
              興味なし
              <span className="vh">
                ：<bdi>{title}</bdi>（ログインが必要です）
              </span>
            </button>
          </VisitorFollow>
        </>
      )}
    </div>
  )
}
