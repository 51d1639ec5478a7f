import { Link } from 'react-router'
import './menu.css'

export type MenuRow = { to: string; label: string; note?: string; state?: string; isNew?: boolean }

/** Links to pages, one per line, with what the candidate finds there. */
export const Menu = ({ title, rows }: { title: string; rows: MenuRow[] }) => (
  <section className="menu-group" aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {rows.map(({ to, label, note, state, isNew }) => (
        <li key={to}>
          <Link to={to}>
            <span>
              <b>{label}</b>
              {note && <span className="note-line">{note}</span>}
            </span>
            {state && <span className={isNew ? 'state new' : 'state'}>{state}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
