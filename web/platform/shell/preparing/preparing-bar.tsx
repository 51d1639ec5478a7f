import { href, Link, useLocation } from 'react-router'
import '../maintenance/maintenance-bar.css'

/** Above every page before the opening: only operators see the site. The pages of the setup say so themselves. */
export default function PreparingBar() {
  const { pathname } = useLocation()
  if (pathname.startsWith(href('/setup'))) return null
  return (
    <aside className="maintenance-bar" aria-label="公開前のお知らせ">
      <p className="wrap">
        公開前です。このサイトは、運営のメンバーにだけ表示されています。<Link to={href('/setup')}>初期設定を続ける</Link>
      </p>
    </aside>
  )
}
