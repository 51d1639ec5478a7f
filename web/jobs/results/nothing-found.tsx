import { Link } from 'react-router'
import { Seed } from '#web/ui/seed.tsx'

type Way = { label: string; more: number; to: string }

/** Says what is so, and the ways out that find most. */
export function NothingFound({ ways }: { ways: Way[] }) {
  return (
    <div className="blank">
      <Seed />
      <h2>条件に合う求人は、まだありません</h2>
      <p className="phrase muted">{ways.length ? '条件をひとつ外すと、見つかります。' : '条件を変えて、もう一度さがしてください。'}</p>
      {ways.length > 0 && (
        <ul className="chips">
          {ways.map(({ label, more, to }) => (
            <li key={label}>
              <Link className="chip plain" to={to}>
                {label}を外す <b>+{more.toLocaleString('ja-JP')}件</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="button small" to="/job_offer/search">
        すべての求人を見る
      </Link>
    </div>
  )
}
