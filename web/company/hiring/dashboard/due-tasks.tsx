import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { dueRows, furtherTasks } from './due-rows.tsx'

/** All that is to be done, the soonest first, each row with its one act. */
export function DueTasks({ tasks, now, assigned }: { tasks: CompanyTasks; now: Date; assigned: 'me' | undefined }) {
  const rows = dueRows(tasks, now)
  const { id } = useCompanyAccount()
  const further = furtherTasks(tasks, assigned && id)
  const count = rows.length + further.reduce((sum, { hidden }) => sum + hidden, 0)
  const overdue = tasks.waiting?.overdue ?? 0
  if (count === 0) return null
  return (
    <section className="due-list" aria-labelledby="due">
      <h2 id="due">
        対応が必要
        <small>{count}件・期限順</small>
      </h2>
      {overdue > 0 && <p className="note warn">{overdue}人には、期限を過ぎたため「返信なし」と表示されています。</p>}
      <ul className="due-rows" data-rows="">
        {rows.map(({ key, to, name, kind, note, due, act, below }) => (
          <li key={key}>
            <Link to={to}>
              <bdi>{name}</bdi> <span className={`label ${kind.tone}`}>{kind.label}</span>
            </Link>
            <span className="small muted">{note}</span>
            {due || <span />}
            <span className="button small due-act" aria-hidden="true">
              {act}
            </span>
            {below && <div className="due-acts">{below}</div>}
          </li>
        ))}
      </ul>
      {further.length > 0 && (
        <p className="small more row">
          {further.map(({ label, to, total }) => (
            <Link key={label} to={to}>
              {label}：{total}件すべてを見る
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
