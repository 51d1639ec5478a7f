import { Link } from 'react-router'
import { Entry } from '#web/candidate/candidates/following/entry.tsx'
import type { LoadedMine } from './load-mine.ts'
import '#web/candidate/candidates/following/following.css'

/** Where one was last, to go on from there. */
export function Viewed({ viewed }: Pick<LoadedMine, 'viewed'>) {
  if (viewed.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="viewed">
      <div className="head">
        <h2 id="viewed">最近見た求人と企業</h2>
        <Link className="small" to="/job_offer/view_history">
          閲覧履歴をすべて見る
        </Link>
      </div>
      <ul className="entries mine-viewed">
        {viewed.map(({ id, company, title, to, day, isOver }) => (
          <Entry
            key={id}
            heading="h3"
            company={company}
            title={
              <Link to={to}>
                <bdi>{title}</bdi>
              </Link>
            }
          >
            {title !== company.name && <bdi>{company.name}　</bdi>}
            <time>{day}</time>
            {isOver && <strong>　募集は終了しました</strong>}
          </Entry>
        ))}
      </ul>
    </section>
  )
}
