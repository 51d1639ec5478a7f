import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from './wordmark.tsx'

type FooterProps = { language?: string; line?: string | undefined; links: { to: string; label: string }[]; children?: ReactNode }

/** Without a `line` it is only its links: where somebody works, nothing advertises the site. */
export function Footer({ language, line, links, children }: FooterProps) {
  return (
    <footer className="foot" lang={language}>
      <div className="wrap ways">
        {line && (
          <div>
            <p className="brand">
              <Wordmark />
            </p>
            <p>{line}</p>
          </div>
        )}
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      {children && <div className="wrap">{children}</div>}
    </footer>
  )
}
