import { Link } from 'react-router'
import '#web/ui/nav/crumbs.css'

export const PrivacyCrumbs = ({ here }: { here: string }) => (
  <nav className="crumbs" aria-label="現在地">
    <Link to="/settings/privacy">公開と見え方</Link>
    <span aria-hidden="true">›</span>
    <span>{here}</span>
  </nav>
)
