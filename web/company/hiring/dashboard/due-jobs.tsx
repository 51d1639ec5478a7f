import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import '#web/ui/label.css'

const PATH = '/online/companies/job_offers'

/** Jobs that a member has to confirm as still open. */
export const DueJobs = ({ jobs: { due, total }, now }: { jobs: NonNullable<CompanyTasks['jobs']>; now: Date }) => (
  <section aria-labelledby="due-jobs">
    <h2 id="due-jobs">
      まだ募集しているか確かめる求人<small>{total}件</small>
    </h2>
    <ul className="due-rows">
      {due.map(({ id, position_title, due_at, leaves_at, is_overdue }) => (
        <li key={id}>
          <Link to={`${PATH}/edit?id=${id}`}>
            <bdi>{position_title}</bdi>
          </Link>
          <span className="small muted">
            {Date.parse(leaves_at) < now.getTime() ? `${dateText(leaves_at, now)}に一覧から外れました` : `${dateText(leaves_at, now)}に一覧から外れます`}
          </span>
          {is_overdue ? <span className="label warn">期限を過ぎました</span> : <span className="until">{dateText(due_at, now)}まで</span>}
        </li>
      ))}
    </ul>
    <p className="small">
      <Link to={`${PATH}?state=published`}>公開中の求人をすべて見る</Link>
    </p>
  </section>
)
