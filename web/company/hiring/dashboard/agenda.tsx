import { href, Link } from 'react-router'
import { clockText, dayNumber, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { OutLink } from '#web/ui/out-link.tsx'

type Meeting = NonNullable<CompanyTasks['meetings']>[number]

/** The meetings of today, then those of the next days. */
export function Agenda({ meetings, now }: { meetings: Meeting[]; now: Date }) {
  const [today, later] = [true, false].map((isToday) => meetings.filter(({ starts_at }) => (dayNumber(starts_at) === dayNumber(now)) === isToday))
  return (
    <section className="agenda" aria-labelledby="agenda">
      <h2 id="agenda">今日の面談・面接</h2>
      {today!.length > 0 ? <Meetings of={today!} now={now} isToday /> : <p className="small muted">今日の予定はありません。</p>}
      {later!.length > 0 && (
        <>
          <h3>7日以内</h3>
          <Meetings of={later!} now={now} />
        </>
      )}
    </section>
  )
}

const Meetings = ({ of, now, isToday }: { of: Meeting[]; now: Date; isToday?: true }) => (
  <ul>
    {of.map(({ id, candidate, meeting_type, starts_at, minutes, place, ...whose }) => (
      <li key={id} data-now={isRunning(starts_at, minutes, now) || undefined}>
        <time dateTime={starts_at}>
          {!isToday && <small>{dayWithWeekday(starts_at, now)}</small>}
          {clockText(starts_at)}
          <small>〜{clockText(new Date(Date.parse(starts_at) + minutes * 60_000))}</small>
        </time>
        <div>
          {pathOf(whose) ? (
            <Link to={pathOf(whose)}>
              <bdi>{candidate.name}</bdi>
            </Link>
          ) : (
            <b>
              <bdi>{candidate.name}</bdi>
            </b>
          )}
          <p className="small muted">{meetingTypes[meeting_type]}</p>
        </div>
        {isToday && place.startsWith('https://') && URL.canParse(place) && <OutLink href={place}>参加</OutLink>}
      </li>
    ))}
  </ul>
)

const pathOf = ({ application_id, outside_candidate_id }: Pick<Meeting, 'application_id' | 'outside_candidate_id'>) =>
  application_id
    ? `${href('/online/companies/selection/detail')}?id=${application_id}`
    : outside_candidate_id
      ? `${href('/online/companies/selection/outside/detail')}?id=${outside_candidate_id}#meetings`
      : ''

const isRunning = (starts_at: string, minutes: number, now: Date) =>
  Date.parse(starts_at) <= now.getTime() && now.getTime() < Date.parse(starts_at) + minutes * 60_000
