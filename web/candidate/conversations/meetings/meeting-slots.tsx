import { Form } from 'react-router'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { MessageText } from '#web/conversations/message/message-text.tsx'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeclineMeeting } from './decline-meeting.tsx'
import { meetingPath } from './meeting-path.ts'
import { OfferTimes } from './offer-times.tsx'
import './meeting-slots.css'

/** When the candidate is to be somewhere already: instants in milliseconds. */
export type Busy = { id: string; from: number; to: number }[]

/** What the candidate agreed to, with anybody. */
export const busyTimes = (meetings: MyMeeting[]): Busy =>
  meetings.flatMap(({ id, state, starts_at, minutes }) =>
    state === 'booked' && starts_at ? [{ id, from: Date.parse(starts_at), to: Date.parse(starts_at) + minutes * 60_000 }] : [],
  )

type MeetingSlotsProps = { meeting: MyMeeting; busy: Busy; now: Date }

/** In the message that offers them: the times to choose from, then the one that was chosen. */
export function MeetingSlots({ meeting, busy, now }: MeetingSlotsProps) {
  const { id, meeting_type, minutes, state, slots, starts_at, place, has_passed, ...times } = meeting
  return (
    <section className="meet">
      <h2>
        <Icon name="calendar" />
        <span>
          {state === 'booked' ? '決まった日時' : `${meetingTypes[meeting_type]}の候補日`}
          <span className="nw">（{minutes}分）</span>
        </span>
      </h2>
      {state === 'proposed' && (
        <>
          {slots.length > 0 ? (
            <Form method="post" action={meetingPath(id)} className="slots">
              <input type="hidden" name="from" value="conversation" />
              {slots.map((slot) => {
                const isBusy = clashes(slot, minutes, busy)
                return (
                  <button key={slot} className={isBusy ? 'slot clash' : 'slot'} name="starts_at" value={slot}>
                    <MeetingMoment at={slot} minutes={minutes} time_zone={times.time_zone} />
                    <small>{isBusy ? '予定あり' : '選ぶ'}</small>
                  </button>
                )
              })}
            </Form>
          ) : (
            <p>候補の日時は、すべて過ぎました。別の日時を提案できます。</p>
          )}
          {slots.length > 0 && <p>選ぶと企業に通知し、場所や会議URLが表示されます。</p>}
          <OfferTimes key={meeting.requests[0]?.id ?? 'first'} meeting={meeting} now={now} />
        </>
      )}
      {state === 'booked' && starts_at && (
        <>
          <p className="slot chosen">
            <MeetingMoment at={starts_at} minutes={minutes} time_zone={times.time_zone} />
            <Icon name="check" />
          </p>
          {place && (
            <div className="place">
              <MessageText text={place} />
            </div>
          )}
          {!has_passed && (
            <div className="row">
              <a className="button small" href={`/online/api/v1/amateras/candidate_users/meetings/${id}/calendar/`} download>
                カレンダーに追加
              </a>
              <DeclineMeeting id={id}>予定を取り消す</DeclineMeeting>
            </div>
          )}
        </>
      )}
      {state === 'declined' && <p>都合が合わないと伝えました。企業からの次の候補日を待っています。</p>}
      {state === 'cancelled' && <p>企業が取り消しました。</p>}
      {has_passed && !meeting.answered_at && starts_at && (
        <p>
          {dateText(starts_at, now)}に終わりました。<a href={meetingPath(id)}>どうだったかを答える</a>
        </p>
      )}
    </section>
  )
}

function clashes(slot: string, minutes: number, busy: Busy) {
  const from = Date.parse(slot)
  return busy.some((one) => one.from < from + minutes * 60_000 && from < one.to)
}
