import { Link } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { meetingPath } from '#web/candidate/conversations/meetings/meeting-path.ts'
import { type Busy, MeetingSlots } from '#web/candidate/conversations/meetings/meeting-slots.tsx'
import '#web/hiring/meetings/meeting.css'
import '#web/ui/styles/label.css'

/** A meeting with a company, outside of its conversation: with whom, and what its message shows. */
export const MeetingPanel = ({ meeting, busy = [], now }: { meeting: MyMeeting; busy?: Busy; now: Date }) => {
  const { id, meeting_type, title, company, job } = meeting
  return (
    <article className="meeting panel">
      <header>
        <span className={meeting_type === 'mendan' ? 'label green' : 'label'}>{meetingTypes[meeting_type]}</span>
        <p className="lab">
          <Link to={meetingPath(id)}>
            <bdi>{company.name}</bdi>
          </Link>
        </p>
        {(title || job) && <p className="small muted">{[title, job?.position_title].filter(Boolean).join('・')}</p>}
      </header>
      <MeetingSlots meeting={meeting} busy={busy.filter((one) => one.id !== id)} now={now} />
    </article>
  )
}
