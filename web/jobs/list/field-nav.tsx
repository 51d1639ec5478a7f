import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import type { ListLink } from './list-links.ts'
import './field-nav.css'
import { grouped } from '#web/ui/text/grouped.ts'

/** The job fields of the list, to look through one at a time: chips on narrow pages, a column beside the list on wide ones. */
export const FieldNav = ({ fields }: { fields: ListLink[] }) => (
  <nav className="fields" aria-label="職種">
    {fields.map(({ name, to, isCurrent, count = 0 }) => (
      <Link key={name} to={to} aria-current={isCurrent || undefined}>
        {name}
        {isCurrent ? <Icon name="close" /> : <span className="num">{grouped(count)}</span>}
        <span className="vh">{isCurrent ? 'を外す' : '件'}</span>
      </Link>
    ))}
  </nav>
)
