import { Link } from 'react-router'
import type { Queue } from './queue.ts'
import './queue.css'

/** What waits, the longest first, beside the one that is open. */
export const QueueList = ({ queue: { items, total, at }, label, order = '待ち時間が長い順' }: { queue: Queue; label: string; order?: string }) => (
  <nav className="queue-list" aria-label={label}>
    <p className="small muted">
      {order}・{total}件{total > items.length && `（先頭の${items.length}件）`}
    </p>
    <ul data-rows="">
      {items.map((item, place) => (
        <li key={item.id}>
          <Link to={item.to} aria-current={place === at ? 'page' : undefined} preventScrollReset>
            <b>
              <bdi>{item.company}</bdi>
            </b>
            <small>{item.waited}</small>
            <span>
              <bdi>{item.title}</bdi>
            </span>
            <small className={item.isBad ? 'label warn' : undefined}>{item.mark}</small>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
