import { Link, Form } from 'react-router'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { dateText } from '#web/ui/text/day-text.ts'
import { SentApplication } from './sent/sent-application.tsx'
import '#web/ui/label.css'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'

/** One application: for which job, its step, and who has to act next. */
export function ApplicationRow({ application, now }: { application: MyApplication; now: Date }) {
  const { label } = useSelectionWords()
  const { company, job, source, step, applied_at, step_changed_at, end_reason, notified_at } = application
  return (
    <li className="application">
      <CompanyMark company={company} />
      <div>
        <h3>
          <Link to={`/message/company/detail?company_id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
          <DemoLabel company={company} />
        </h3>
        <p className="small">
          {job ? (
            <Link to={`/job_offer/detail?id=${job.id}`}>
              <bdi>{job.position_title}</bdi>
            </Link>
          ) : (
            'オープンポジション'
          )}
        </p>
        <p className="small muted">
          {dateText(applied_at, now)}に{source === 'scout' ? 'スカウトを受けました' : '応募しました'}
          {step_changed_at !== applied_at && `・${dateText(step_changed_at, now)}に${label({ step, end_reason })}`}
          {step === 'end' && !notified_at && '・企業からの連絡はありません'}
        </p>
        {application.promise?.reason && <PromiseReason id={application.id} promise={application.promise} />}
        <p className="labels">
          <span className={step === 'offer' ? 'label green' : 'label'}>{label({ step, end_reason })}</span>
          {step !== 'end' && <AwaitingReplyLabel thread={application} side="candidate" now={now} />}
        </p>
        <SentApplication application={application} />
      </div>
    </li>
  )
}

/** Why the company does not hold the promised meeting, and how the candidate can object. */
function PromiseReason({ id, promise: { meeting_type, reason, disputed_at } }: { id: string; promise: MeetingPromise }) {
  if (!reason) return null
  return (
    <div className="note stack">
      <p>
        会社は、約束した{meetingTypes[meeting_type]}を行わない理由を「{promiseReasons[reason].name}」と記録しました。
      </p>
      {disputed_at ? (
        <p className="small">事実と違うと申し出ました。会社の返事の記録では、守られなかった約束として数えます。</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <p className="small">事実と違うと申し出ると、会社に伝わり、守られなかった約束として数えます。取り消せません。</p>
          <button type="submit" className="button small" name="intent" value="dispute">
            事実と違うと申し出る
          </button>
        </Form>
      )}
    </div>
  )
}
