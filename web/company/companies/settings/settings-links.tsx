import { Link } from 'react-router'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'

const links: { to: string; label: string; act?: CompanyAct }[] = [
  { to: 'members', label: 'メンバーと役割', act: 'see_members' },
  { to: 'notifications', label: 'お知らせの受け取り', act: 'see_threads' },
  { to: 'selection_notices', label: '選考の通知', act: 'see_settings' },
  { to: 'keys', label: 'APIキーとWebhook', act: 'manage_keys' },
]

/** Settings that have a page of their own. */
export const SettingsLinks = ({ acts }: { acts: CompanyAct[] }) => (
  <nav className="row" aria-label="ほかの設定">
    {links
      .filter(({ act }) => !act || acts.includes(act))
      .map(({ to, label }) => (
        <Link key={to} className="button small" to={`/online/companies/settings/${to}`}>
          {label}
        </Link>
      ))}
  </nav>
)
