import type { MeetingRequest } from '#contract/hiring/meetings/meeting-requests.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './meeting-slots.css'

const words = { open: '企業の返信待ち', accepted: '決まりました', declined: '都合が合いませんでした', withdrawn: '取り下げました' }

type Props = { request: MeetingRequest; meeting: MyMeeting }

/** In the candidate's own message: the times they offered, and what became of them. */
export const RequestedTimes = ({ request: { state, slots }, meeting }: Props) => (
  <section className="meet" aria-label="提案した日時">
    <h2>
      <Icon name="calendar" />
      <span>
        提案した日時<span className="nw">（{meeting.minutes}分）</span>
      </span>
    </h2>
    <ul className="slots">
      {slots.map((slot) => (
        <li key={slot} className={isChosen(meeting, slot) ? 'slot chosen' : 'slot still'}>
          <MeetingMoment at={slot} minutes={meeting.minutes} time_zone={meeting.time_zone} />
          {isChosen(meeting, slot) && <Icon name="check" />}
        </li>
      ))}
    </ul>
    <p>{words[state]}</p>
  </section>
)

/** The company's answer to offered times, as a document. */
export const RequestAnswer = ({ request: { state, answer }, meeting }: Props) => (
  <article className="meet answer" aria-label="日時の提案への返信">
    <h2>
      <Icon name={state === 'accepted' ? 'yes' : 'no'} />
      日時の提案への返信
    </h2>
    <dl>
      <div>
        <dt>返信</dt>
        <dd>{state === 'accepted' ? '提案した日時で決まりました' : 'ご提案の日時は都合が合いませんでした'}</dd>
      </div>
      {state === 'accepted' && meeting.starts_at && (
        <div>
          <dt>日時</dt>
          <dd>
            <MeetingMoment at={meeting.starts_at} minutes={meeting.minutes} time_zone={meeting.time_zone} />
          </dd>
        </div>
      )}
      {state === 'accepted' && meeting.place && (
        <div>
          <dt>場所・会議URL</dt>
          <dd>
            <MessageText text={meeting.place} />
          </dd>
        </div>
      )}
      {answer && (
        <div>
          <dt>企業から</dt>
          <dd>
            <MessageText text={answer} />
          </dd>
        </div>
      )}
    </dl>
    {state === 'accepted' && meeting.state === 'booked' && !meeting.has_passed && (
      <p>
        <a className="button small" href={`/online/api/v1/amateras/candidate_users/meetings/${meeting.id}/calendar/`} download>
          カレンダーに追加
        </a>
      </p>
    )}
    {state === 'declined' && meeting.state === 'proposed' && <p>お送りした候補日から選ぶか、別の日時を提案できます。</p>}
  </article>
)

const isChosen = (meeting: MyMeeting, slot: string) =>
  meeting.state === 'booked' && meeting.starts_at !== null && Date.parse(meeting.starts_at) === Date.parse(slot)
