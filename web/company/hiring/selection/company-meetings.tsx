import type { CompanyMeeting } from '#contract/hiring/meetings/meetings.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { Interviewer } from '#contract/hiring/meetings/interviewers.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { InterviewersFields } from './interviewers/interviewers-fields.tsx'
import { MeetingInterviewers } from './interviewers/meeting-interviewers.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import '#web/hiring/meetings/meeting.css'

const words = { proposed: '回答待ち', booked: '決まりました', declined: '都合が合わないとの回答', cancelled: '取り消しました' }

/** The meetings of a selection: the offered and the agreed times, and how to withdraw them. */
type Choice = { interviewers: Interviewer[]; kits: { id: string; name: string }[] }
type CompanyMeetingsProps = Choice & { meetings: CompanyMeeting[]; now: Date; result: FormResult | undefined }

export const CompanyMeetings = ({ meetings, now, ...rest }: CompanyMeetingsProps) => (
  <section aria-labelledby="meetings">
    <h2 id="meetings">面談・面接</h2>
    <ul className="stack">
      {meetings.map((meeting) => (
        <li key={meeting.id} className="panel meeting">
          <Meeting meeting={meeting} now={now} />
          <ChangeInterviewers meeting={meeting} {...rest} />
        </li>
      ))}
    </ul>
  </section>
)

function Meeting({ meeting, now }: { meeting: CompanyMeeting; now: Date }) {
  const { id, meeting_type, title, place, slots, starts_at, state, has_passed, application_id, interviewers, kit, ...times } = meeting
  const { acts } = useCompanyAccount()
  const isOpen = state === 'proposed' || (state === 'booked' && starts_at !== null && new Date(starts_at) > now)
  return (
    <>
      <p className="row labels">
        <span className={meeting_type === 'mendan' ? 'label green' : 'label'}>{meetingTypes[meeting_type]}</span>
        <span className="label">{has_passed ? '終わりました' : words[state]}</span>
      </p>
      {title && (
        <p className="small">
          <bdi>{title}</bdi>
        </p>
      )}
      {starts_at && state === 'booked' ? (
        <p className="lab">
          <MeetingMoment at={starts_at} {...times} />
        </p>
      ) : (
        <ul className="small">
          {slots.map((slot) => (
            <li key={slot}>
              <MeetingMoment at={slot} {...times} />
            </li>
          ))}
        </ul>
      )}
      <MeetingInterviewers scorecardOf={application_id} of={{ interviewers, kit, has_passed }} />
      {place && <p className="small place">{place}</p>}
      {state === 'proposed' && <OpenRequest meeting={meeting} mayAnswer={acts.includes('write_messages')} />}
      {isOpen && (
        <div className="row">
          {state === 'booked' && (
            <a className="button small" href={`/online/api/v1/amateras/company_users/meetings/${id}/calendar/`} download>
              カレンダーに入れる
            </a>
          )}
          {acts.includes('write_messages') && (
            <PageForm className="row" hidden={{ meeting_id: id }}>
              <SubmitButton look="small" intent="cancel">
                {state === 'booked' ? '予定を取り消す' : '候補日を取り消す'}
              </SubmitButton>
            </PageForm>
          )}
        </div>
      )}
    </>
  )
}

/** Names other interviewers before the meeting. The candidate is not told, and nobody is notified before it is over. */
function ChangeInterviewers({ meeting, interviewers, kits, result }: Choice & { meeting: CompanyMeeting; result: FormResult | undefined }) {
  const of = usePageForm<{ interviewer_ids: string[]; kit_id: string }>(`interviewers-${meeting.id}`, { kit_id: meeting.kit?.id }, result)
  const isOpen = !meeting.has_passed && (meeting.state === 'proposed' || meeting.state === 'booked')
  if (!isOpen || interviewers.length === 0) return null
  return (
    <details open={of.refused !== undefined || undefined}>
      <summary className="small">面接担当を変更</summary>
      <PageForm of={of} hidden={{ meeting_id: meeting.id }} preventScrollReset key={meeting.interviewers.map(({ id }) => id).join()}>
        <InterviewersFields of={of} begun={meeting.interviewers.map(({ id }) => id)} interviewers={interviewers} kits={kits} />
        <SubmitButton look="small" intent="interviewers">
          保存
        </SubmitButton>
      </PageForm>
    </details>
  )
}

/** Times that the candidate offers in their place: the company takes one, or none. */
function OpenRequest({ meeting: { id, requests, minutes, time_zone }, mayAnswer }: { meeting: CompanyMeeting; mayAnswer: boolean }) {
  const request = requests.find(({ state }) => state === 'open')
  if (!request) return null
  const hidden = { meeting_id: id, request_id: request.id }
  return (
    <section className="note green stack" aria-label="候補者が提案した日時">
      <p className="lab">候補者が提案した日時</p>
      {request.note && (
        <p className="small">
          <bdi>{request.note}</bdi>
        </p>
      )}
      {mayAnswer ? (
        <>
          <PageForm className="slots" hidden={hidden}>
            {request.slots.map((slot) => (
              <button key={slot} className="button small" name="intent" value={`accept_request ${slot}`}>
                <MeetingMoment at={slot} minutes={minutes} time_zone={time_zone} />
                に決める
              </button>
            ))}
            {request.slots.length === 0 && <p className="small">提案された日時は、すべて過ぎました。</p>}
          </PageForm>
          <details>
            <summary>都合が合わない</summary>
            <PageForm hidden={hidden}>
              <label className="lab">
                メッセージ<span className="may">任意</span>
                <textarea className="input" name="answer" rows={2} maxLength={500} />
              </label>
              <SubmitButton look="small" intent="decline_request">
                見送る
              </SubmitButton>
            </PageForm>
          </details>
        </>
      ) : (
        <ul className="small">
          {request.slots.map((slot) => (
            <li key={slot}>
              <MeetingMoment at={slot} minutes={minutes} time_zone={time_zone} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
