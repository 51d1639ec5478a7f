import { Link } from 'react-router'
import type { CompanyTasks } from '#contract/hiring/analytics/company-figures.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { clockText, dayWithWeekday } from '#web/conversations/talk/moment.ts'
import { japanDay } from '#web/ui/text/japan-day.ts'
import '#web/ui/label.css'

/** The meetings of the next seven days; marks those of today. */
export const ComingMeetings = ({ meetings, now }: { meetings: NonNullable<CompanyTasks['meetings']>; now: Date }) => (
  <section aria-labelledby="meetings">
    <h2 id="meetings">
      7日以内の面談・面接<small>{meetings.length}件</small>
    </h2>
    <ul className="due-rows">
      {meetings.map(({ id, application_id, candidate, meeting_type, starts_at, minutes }) => (
        <li key={id}>
          {application_id ? (
            <Link to={`/online/companies/selection/detail?id=${application_id}`}>
              <bdi>{candidate.name}</bdi>
            </Link>
          ) : (
            <b>
              <bdi>{candidate.name}</bdi>
            </b>
          )}
          <span className="small muted">
            {meetingTypes[meeting_type]}・{minutes}分
          </span>
          <time className="until" dateTime={starts_at}>
            {japanDay(starts_at) === japanDay(now) && <span className="label green">今日</span>} {dayWithWeekday(starts_at, now)} {clockText(starts_at)}
          </time>
        </li>
      ))}
    </ul>
  </section>
)
