import { Link } from 'react-router'
import type { ListLink } from './list-links.ts'
import './sort-nav.css'

/** The orders of the list. */
export const SortNav = ({ sorts }: { sorts: ListLink[] }) => (
  <nav className="sorts" aria-label="並び順">
    {sorts.map(({ name, to, isCurrent }) => (
      <Link key={name} to={to} aria-current={isCurrent || undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
