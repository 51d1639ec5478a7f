import { Link } from 'react-router'
import '#web/ui/nav/crumbs.css'

/** The way back from the settings, or from one of them. */
export const SettingsCrumbs = ({ here }: { here?: string }) => (
  <nav className="crumbs" aria-label="現在地">
    <Link to="/mypage">マイページ</Link>
    <span aria-hidden="true">›</span>
    {here ? <Link to="/settings">設定</Link> : <span>設定</span>}
    {here && <span aria-hidden="true">›</span>}
    {here && <span>{here}</span>}
  </nav>
)
