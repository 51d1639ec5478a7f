import { useLocation } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { HideButton } from '../follow/hide-button.tsx'
import { VisitorFollow } from '../follow/visitor-follow.tsx'

type Marked = Pick<Job, 'id' | 'position_title' | 'is_favorited_by_me' | 'is_hidden_by_me'>

/** 気になる and 興味なし. A visitor signs in first, and is back on this list with it done. */
export function JobCardActions({ job, company }: { job: Marked; company: { id: number } }) {
  const { pathname, search } = useLocation()
  const followed = { company_id: company.id, job_id: job.id }
  if (useAccount()) {
    return (
      <div className="job-foot">
        <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} small />
        <HideButton followed={followed} hidden={job.is_hidden_by_me} title={job.position_title} />
      </div>
    )
  }
  return (
    <VisitorFollow followed={followed} path={pathname + search} className="job-foot">
      <button type="submit" name="form" value="favorite" className="button small">
        <Icon name="heart" />
        気になる<span className="vh">：{job.position_title}（ログインが必要です）</span>
      </button>
      <button type="submit" name="form" value="hide" className="button bare small">
        興味なし<span className="vh">：{job.position_title}（ログインが必要です）</span>
      </button>
    </VisitorFollow>
  )
}
