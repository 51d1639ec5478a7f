import { Link } from 'react-router'
import type { Account } from '#contract/candidates/account/accounts.ts'
import { useUnreadCount } from '#web/notifications/announcements/use-unread-count.ts'
import { Icon } from '#web/ui/icon.tsx'
import { arrivalsOf } from './arrivals-of.ts'
import type { LoadedMine } from './load-mine.ts'

/** Whether anything is new, in the heading; what it is, a line each. */
export function Arrivals({ account, mine }: { account: Account; mine: LoadedMine }) {
  const arrivals = arrivalsOf({ ...account, unread_notification_count: useUnreadCount(account) ?? 0 }, mine)
  const isNew = arrivals.some((arrival) => arrival.isNew)
  return (
    <section className="arrivals" aria-labelledby="arrivals">
      <h1 id="arrivals">{isNew ? '新着が、あります。' : '新着は、ありません。'}</h1>
      {arrivals.length > 0 ? (
        <ul>
          {arrivals.map(({ to, icon, label, detail, count, isNew }) => (
            <li key={to + label + detail}>
              <Link to={to}>
                <Icon name={icon} />
                <span className="what">
                  <b>{label}</b>
                  {detail && <span className="detail">{detail}</span>}
                </span>
                <span className={isNew ? 'much new' : 'much'}>{count}</span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">企業からの連絡や、保存した検索に合う新しい求人が届くと、ここに並びます。</p>
      )}
    </section>
  )
}
