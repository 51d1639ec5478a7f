import { useLocation } from 'react-router'
import { useAccount } from '#web/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { HideButton } from '../follow/hide-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'
import type { JobCardData } from './job-card-of.ts'
import { JobMenu } from './job-menu.tsx'
import './job-card-actions.css'

/** Small controls in the card's last row, and a menu in its corner. A visitor signs in first, and is back on this list with it done. */
export function JobCardActions({ job, company }: Pick<JobCardData, 'job' | 'company'>) {
  const { pathname, search } = useLocation()
  const isSignedIn = useAccount() !== null
  const followed = { company_id: company.id, job_id: job.id }
  const title = job.position_title
  const visitor = { followed, path: pathname + search }
  return (
    <>
      <div className="job-acts">
        {isSignedIn ? (
          <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={title} size="icon" />
        ) : (
          <VisitorFollow {...visitor}>
            <button type="submit" name="form" value="favorite" className="hit">
              <Icon name="heart" />
              <span className="vh">気になる：{title}（ログインが必要です）</span>
            </button>
          </VisitorFollow>
        )}
      </div>
      <JobMenu company={company} title={title}>
        {isSignedIn ? (
          <HideButton followed={followed} hidden={job.is_hidden_by_me} title={title} className="menu-act" />
        ) : (
          <VisitorFollow {...visitor}>
            <button type="submit" name="form" value="hide" className="menu-act">
              興味なし<span className="vh">：{title}（ログインが必要です）</span>
            </button>
          </VisitorFollow>
        )}
      </JobMenu>
    </>
  )
}
