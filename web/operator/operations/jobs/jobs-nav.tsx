import { Link } from 'react-router'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import '#web/ui/nav/line-nav.css'

/** What waits for a review, and all jobs. */
export function JobsNav({ current }: { current: 'reviews' | 'all' }) {
  const { waiting } = useOperatorAccount()
  return (
    <nav className="line-nav" aria-label="求人">
      <Link to="/operator/job_offers" aria-current={current === 'reviews' ? 'page' : undefined}>
        審査を待つ求人 <span className="num">{waiting.job_reviews}</span>
      </Link>
      <Link to="/operator/job_offers/all" aria-current={current === 'all' ? 'page' : undefined}>
        すべての求人
      </Link>
    </nav>
  )
}
