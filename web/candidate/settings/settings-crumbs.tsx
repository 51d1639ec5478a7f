import { Link } from 'react-router'

/** The way back from one of the settings. */
export const SettingsCrumbs = ({ here }: { here: string }) => (
  <nav className="crumbs" aria-label="現在の位置">
    <ol>
      <li>
        <Link to="/mypage">マイページ</Link>
      </li>
      <li>
        <Link to="/settings">設定</Link>
      </li>
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
