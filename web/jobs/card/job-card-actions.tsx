import { Link, useLocation } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { signInPath } from '#web/shell/guards/sign-in-path.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A visitor's 気になる and 興味なし lead to the sign-in page, which returns to this list. */
export function JobCardActions({ job }: { job: Pick<Job, 'position_title'> }) {
  const { pathname, search } = useLocation()
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
