import { Link, useLocation } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { signInPath } from '#web/shell/guards/sign-in-path.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FavoriteButton } from '../follow/favorite-button.tsx'
import { HideButton } from '../follow/hide-button.tsx'

type Marked = Pick<Job, 'id' | 'position_title' | 'is_favorited_by_me' | 'is_hidden_by_me'>

/** 気になる and 興味なし. For a visitor they lead to the sign-in page, which returns to this list. */
export function JobCardActions({ job, company }: { job: Marked; company: { id: number } }) {
  const { pathname, search } = useLocation()
  if (useAccount()) {
    const followed = { company_id: company.id, job_id: job.id }
    return (
      <div className="job-foot">
        <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} small />
        <HideButton followed={followed} hidden={job.is_hidden_by_me} title={job.position_title} />
      </div>
    )
  }
  const signIn = signInPath(pathname + search)
  return (
    <div className="job-foot">
      <Link className="button small" to={signIn} rel="nofollow">
        <Icon name="heart" />
        気になる<span className="vh">：{job.position_title}（ログインが必要です）</span>
      </Link>
      <Link className="button bare small" to={signIn} rel="nofollow">
        興味なし<span className="vh">：{job.position_title}（ログインが必要です）</span>
      </Link>
    </div>
  )
}
