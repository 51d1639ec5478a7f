import { Form, href, Link } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import '#web/hiring/meetings/meeting.css'

const pathOf = (id: string) => `${href('/message/meeting')}?id=${id}`

/** A meeting with a company: times to choose from; or when and where it is; or the question afterwards. */
export function MeetingPanel({ meeting }: { meeting: MyMeeting }) {
  const { id, meeting_type, title, company, job, state, has_passed, answered_at } = meeting
  return (
    <article className="meeting panel">
      <header>
        <span className={meeting_type === 'mendan' ? 'label green' : 'label'}>{meetingTypes[meeting_type]}</span>
        <p className="lab">
          <Link to={pathOf(id)}>
            <bdi>{company.name}</bdi>
          </Link>
        </p>
        {(title || job) && <p className="small muted">{[title, job?.position_title].filter(Boolean).join('・')}</p>}
      </header>
      {state === 'proposed' && <Slots meeting={meeting} />}
      {state === 'booked' && <Booked meeting={meeting} />}
      {state === 'declined' && <p className="small">都合が合わないと伝えました。企業からの次の候補日を待っています。</p>}
      {state === 'cancelled' && <p className="small">企業が取り消しました。</p>}
      {has_passed && !answered_at && (
        <p className="small">
          終わりました。<Link to={pathOf(id)}>どうだったかを答える</Link>
        </p>
      )}
    </article>
  )
}

const Slots = ({ meeting: { id, slots, ...times } }: { meeting: MyMeeting }) => (
  <>
    <p className="small">{slots.length > 0 ? '都合のよい日時を選んでください。' : '候補の日時は、すべて過ぎました。'}</p>
    <Form method="post" action={pathOf(id)} className="slots">
      {slots.map((slot) => (
        <button key={slot} className="button" name="starts_at" value={slot}>
          <MeetingMoment at={slot} {...times} />
        </button>
      ))}
    </Form>
    <Decline id={id}>どれも都合が合わない</Decline>
  </>
)

const Booked = ({ meeting: { id, starts_at, place, has_passed, ...times } }: { meeting: MyMeeting }) => (
  <>
    <p className="lab">{starts_at && <MeetingMoment at={starts_at} {...times} />}</p>
    {place && (
      <div className="small place">
        <MessageText text={place} />
      </div>
    )}
    {!has_passed && (
      <div className="row">
        <a className="button small" href={`/online/api/v1/amateras/candidate_users/meetings/${id}/calendar/`} download>
          カレンダーに入れる
        </a>
        <Decline id={id}>予定を取り消す</Decline>
      </div>
    )}
  </>
)

const Decline = ({ id, children }: { id: string; children: string }) => (
  <details>
    <summary>{children}</summary>
    <Form method="post" action={pathOf(id)} className="stack">
      <p className="hint">企業に伝え、ほかの候補日を待ちます。</p>
      <button className="button small" name="intent" value="decline">
        伝える
      </button>
    </Form>
  </details>
)
