import { Link } from 'react-router'
import { Wordmark } from './wordmark.tsx'

export function Footer({ line, links }: { line: string; links: { to: string; label: string }[] }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <p className="brand">
            <Wordmark />
          </p>
          <p>{line}</p>
        </div>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
