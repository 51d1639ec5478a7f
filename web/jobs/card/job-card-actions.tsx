import { useLocation } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { HideButton } from '../follow/hide-button.tsx'
import { SaveButton } from '../follow/save-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'

type Marked = Pick<Job, 'id' | 'position_title' | 'is_favorited_by_me' | 'is_bookmarked_by_me' | 'is_hidden_by_me'>

/** 気になる, 保存 and 興味なし. A visitor signs in first, and is back on this list with it done. Where nobody of the company is here, 気になる would reach nobody: it can only be taken back. */
export function JobCardActions({ job, company }: { job: Marked; company: { id: number; is_unclaimed: boolean } }) {
  const { pathname, search } = useLocation()
  const followed = { company_id: company.id, job_id: job.id }
  const save = <SaveButton followed={followed} marked={job.is_bookmarked_by_me} title={job.position_title} small />
  if (useAccount()) {
    return (
      <div className="job-foot">
        {(!company.is_unclaimed || job.is_favorited_by_me) && (
          <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} small />
        )}
        {save}
        <HideButton followed={followed} hidden={job.is_hidden_by_me} title={job.position_title} />
      </div>
    )
  }
  return (
    <div className="job-foot">
      {!company.is_unclaimed && (
        <VisitorFollow followed={followed} path={pathname + search}>
          <button type="submit" name="form" value="favorite" className="button small">
            <Icon name="heart" />
            気になる<span className="vh">：{job.position_title}（会社に伝わります。ログインが必要です）</span>
          </button>
        </VisitorFollow>
      )}
      {save}
      <VisitorFollow followed={followed} path={pathname + search}>
        <button type="submit" name="form" value="hide" className="button bare small">
          興味なし<span className="vh">：{job.position_title}（ログインが必要です）</span>
        </button>
      </VisitorFollow>
    </div>
  )
}
