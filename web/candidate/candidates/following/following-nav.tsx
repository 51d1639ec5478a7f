import { href, NavLink } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import './following.css'
import '#web/ui/nav/line-nav.css'

/** Favourites, saved jobs, companies that marked the candidate, and viewed jobs. */
export function FollowingNav() {
  const unread = useAccount()?.unread_favorite_by_company_count ?? 0
  return (
    <nav className="line-nav" aria-label="気になる">
      <NavLink to={href('/job_offer/my_favorite')}>気になる求人</NavLink>
      <NavLink to={href('/job_offer/bookmarks')}>保存した求人</NavLink>
      <NavLink to={href('/job_offer/favorite')}>
        あなたに「気になる」を送った企業
        {unread > 0 && (
          <span className="count">
            {unread}
            <span className="vh">件の新着</span>
          </span>
        )}
      </NavLink>
      <NavLink to={href('/job_offer/view_history')}>閲覧履歴</NavLink>
    </nav>
  )
}
