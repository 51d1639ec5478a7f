import type { ReactNode } from 'react'
import { href, NavLink } from 'react-router'
import './company-settings.css'

const pages = [
  { to: href('/online/companies/settings'), label: '設定', end: true },
  { to: href('/online/companies/settings/keys'), label: 'APIキー' },
  { to: href('/online/companies/settings/webhooks'), label: 'Webhook' },
  { to: href('/online/companies/settings/feeds'), label: '求人フィード' },
]

/** Links between the pages about API keys, webhooks and feeds. */
export const Connections = () => (
  <nav className="connections" aria-label="連携">
    {pages.map(({ label, ...page }) => (
      <NavLink key={page.to} {...page}>
        {label}
      </NavLink>
    ))}
  </nav>
)

/** A new secret, which the site never shows again. */
export const ShownOnce = ({ title, secret, children }: { title: string; secret: string; children: ReactNode }) => (
  <section className="panel stack" aria-labelledby="shown-once">
    <h2 id="shown-once">{title}</h2>
    <p>{children}</p>
    <output className="secret">{secret}</output>
  </section>
)
