import { Link } from 'react-router'
import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import type { OutsideMeeting } from '#contract/hiring/outside/outside-meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { keyOfOutside } from '../../../outside-key.ts'
import { MeetingInterviewers } from '../../interviewers/meeting-interviewers.tsx'
import { changeOutsideMeeting, newOutsideMeeting, outsideMeetingFile } from '../outside-path.ts'
import { MailPreview } from './mail-preview.tsx'
import { stateOf } from './meeting-words.ts'
import '#web/hiring/meetings/meeting.css'

type Props = { candidate: OutsideCandidate; meetings: OutsideMeeting[]; now: Date }

/** The meetings with somebody from outside: what was offered, what is agreed, and how to take it back. */
export function OutsideMeetings({ candidate: { id, step, merged }, meetings, now }: Props) {
  const { acts } = useCompanyAccount()
  const mayWrite = acts.includes('write_messages')
  return (
    <section className="stack" id="meetings" aria-labelledby="meetings-title">
      <h2 id="meetings-title">面接日程</h2>
      {meetings.length === 0 && <p className="muted">面談・面接の予定はありません。</p>}
      <MeetingList meetings={meetings} now={now} entryId={id} />
      {mayWrite && step !== 'end' && !merged && (
        <p>
          <Link className="button" to={newOutsideMeeting(id)}>
            候補日を送る・決まった日時を記録
          </Link>
        </p>
      )}
    </section>
  )
}

/** The meetings that somebody had before they were merged into an application, which lends them. */
export const LentMeetings = ({ meetings, now }: Pick<Props, 'meetings' | 'now'>) => (
  <section className="stack" aria-labelledby="lent-meetings">
    <h2 id="lent-meetings">社外からの登録での面接日程</h2>
    <MeetingList meetings={meetings} now={now} />
  </section>
)

function MeetingList({ meetings, now, entryId }: Pick<Props, 'meetings' | 'now'> & { entryId?: string }) {
  const mayWrite = useCompanyAccount().acts.includes('write_messages')
  if (meetings.length === 0) return null
  return (
    <ul className="stack">
      {meetings.map((meeting) => (
        <li key={meeting.id} className="panel meeting">
          <Meeting {...{ meeting, now, mayWrite }} entryId={entryId ?? meeting.outside_candidate_id} />
        </li>
      ))}
    </ul>
  )
}

type MeetingProps = { meeting: OutsideMeeting; entryId: string; now: Date; mayWrite: boolean }

function Meeting({ meeting, entryId, now, mayWrite }: MeetingProps) {
  const { id, sequence, meeting_type, title, place, slots, starts_at, state, has_ended, declined_note, mailed_at, cancel_mail, ...rest } = meeting
  const isComing = state === 'booked' && starts_at !== null && new Date(starts_at) > now
  const isRunning = state === 'booked' && !meeting.has_passed
  const isOffered = state === 'proposed' && !has_ended
  return (
    <>
      <p className="row labels">
        <span className={meeting_type === 'mendan' ? 'label green' : 'label'}>{meetingTypes[meeting_type]}</span>
        <span className={isRunning ? 'label green' : 'label'}>{stateOf(meeting)}</span>
        {mailed_at === null && <span className="label">メールなしで記録</span>}
      </p>
      {title && (
        <p className="small">
          <bdi>{title}</bdi>
        </p>
      )}
      {starts_at && state !== 'proposed' ? (
        <p className="lab">
          <MeetingMoment at={starts_at} {...rest} />
        </p>
      ) : (
        <ul className="small">
          {slots.map((slot) => (
            <li key={slot}>
              <MeetingMoment at={slot} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {declined_note && (
        <p className="note outside-words">
          本人から：<bdi>{declined_note}</bdi>
        </p>
      )}
      <MeetingInterviewers scorecardOf={keyOfOutside(entryId)} of={meeting} />
      {place && (
        <p className="small place">
          <bdi>{place}</bdi>
        </p>
      )}
      {(isRunning || isOffered) && (
        <div className="row">
          {isRunning && (
            <a className="button small" href={outsideMeetingFile(id)} download>
              カレンダーに入れる
            </a>
          )}
          {mayWrite && (
            <Link className="button small" to={changeOutsideMeeting(entryId, id)}>
              {isComing ? '日時・面接担当を変更' : '面接担当を変更'}
            </Link>
          )}
        </div>
      )}
      {mayWrite && (isOffered || isComing) && <Cancel {...{ id, sequence, cancel_mail }} what={isComing ? '予定' : '候補日'} />}
    </>
  )
}

/** What the person will read stands above the button. */
const Cancel = ({ id, sequence, cancel_mail, what }: Pick<OutsideMeeting, 'id' | 'sequence' | 'cancel_mail'> & { what: string }) => (
  <details>
    <summary>{what}を取り消す</summary>
    <PageForm hidden={{ meeting_id: id, sequence }}>
      {cancel_mail ? (
        <>
          <p className="small">本人に、次のメールを送ります。前に送ったリンクは使えなくなります。</p>
          <MailPreview mail={cancel_mail} />
        </>
      ) : (
        <p className="small">本人にメールは送りません。必要なら、御社から連絡してください。</p>
      )}
      <SubmitButton intent="cancel_meeting" look="danger">
        {cancel_mail ? '取り消して、この1通を送信' : '取り消す'}
      </SubmitButton>
    </PageForm>
  </details>
)
