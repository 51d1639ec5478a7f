import { NavLink } from 'react-router'
import '#web/ui/tags.css'
import './company-settings.css'

const pages = [
  { to: '/online/companies/settings/keys', label: 'APIキー' },
  { to: '/online/companies/settings/webhooks', label: 'Webhook' },
  { to: '/online/companies/settings/feeds', label: '求人フィード' },
]

/** Links between the pages about API keys, webhooks and feeds. */
export const Connections = () => (
  <nav className="connections" aria-label="連携">
    <NavLink to="/online/companies/settings" end>
      設定
    </NavLink>
    {pages.map(({ to, label }) => (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    ))}
  </nav>
)
