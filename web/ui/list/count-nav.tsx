import { Link } from 'react-router'
import '../nav/line-nav.css'
import './count-nav.css'

type Entry = { to: string; label: string; count?: number | undefined; isCurrent: boolean; isUrgent?: boolean | undefined }

/** The parts of a list beside each other, each with how many are in it. */
export const CountNav = ({ label, entries }: { label: string; entries: Entry[] }) => (
  <nav className="line-nav" aria-label={label}>
    {entries.map((entry) => (
      <Link
        key={entry.to}
        to={entry.to}
        className={entry.isUrgent && entry.count ? 'urgent' : undefined}
        aria-current={entry.isCurrent ? 'page' : undefined}
        preventScrollReset
      >
        {entry.label} {entry.count !== undefined && <span className="num">{entry.count.toLocaleString('ja-JP')}</span>}
      </Link>
    ))}
  </nav>
)
