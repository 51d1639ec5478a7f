import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { dayWithWeekday } from '#web/conversations/talk/moment.ts'
import { dateText } from '#web/ui/text/day-text.ts'
import { DAY } from '#web/ui/text/japan-day.ts'
import '#web/ui/label.css'

type Person = NonNullable<CompanyTasks['waiting']>['people'][number]
type WaitingPeopleProps = { title: string; people: Person[]; total: number; all: string; now: Date; children?: ReactNode }

/** Candidates for whom something is due, the soonest first; overdue ones say so. */
export function WaitingCandidates({ title, people, total, all, now, children }: WaitingPeopleProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <small>{total}人</small>
      </h2>
      {children && <p className="note warn">{children}</p>}
      <ul className="due-rows">
        {people.map((person) => (
          <li key={person.candidate.id}>
            <Link to={`/online/companies/messages/detail?candidate_id=${person.candidate.id}`}>
              <bdi>{person.candidate.name}</bdi>
            </Link>
            <span className="small muted">{dateText(person.since, now)}から</span>
            <Due person={person} now={now} />
          </li>
        ))}
      </ul>
      {total > people.length && (
        <p className="small">
          <Link to={all}>
            {total}人すべてを見る<span className="vh">：{title}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

function Due({ person: { due_at, is_overdue }, now }: { person: Person; now: Date }) {
  if (!due_at) return null
  if (is_overdue) return <span className="label warn">返信なし {Math.max(1, Math.floor((now.getTime() - Date.parse(due_at)) / DAY))}日</span>
  return <span className="until">{dayWithWeekday(due_at, now)}まで</span>
}
