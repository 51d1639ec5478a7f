import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { ListLink } from './list-links.ts'
import './list-nav.css'

/** The orders of the list, and its job fields to look through one by one. */
export function ListNav({ sorts, fields }: { sorts: ListLink[]; fields: ListLink[] }) {
  return (
    <>
      <nav className="sorts" aria-label="並び順">
        {sorts.map(({ name, to, isCurrent }) => (
          <Link key={name} to={to} aria-current={isCurrent || undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <nav className="chips" aria-label="職種">
        {fields.map(({ name, to, isCurrent, count = 0 }) => (
          <Link key={name} className={isCurrent ? 'chip' : 'chip plain'} to={to} aria-current={isCurrent || undefined} preventScrollReset>
            {name}
            {isCurrent ? <Icon name="close" /> : <span className="num">{count.toLocaleString('ja-JP')}</span>}
            {isCurrent && <span className="vh">を外す</span>}
          </Link>
        ))}
      </nav>
    </>
  )
}
