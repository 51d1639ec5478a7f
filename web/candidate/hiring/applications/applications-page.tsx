import { href, Link, useRevalidator } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import type { MyApplication } from '#contract/hiring/applications/applications.ts'
import type { MeetingPromise } from '#contract/hiring/meetings/meeting-promises.ts'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { candidateEvents } from '#web/candidate/conversations/company-calls.ts'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { useLive } from '#web/conversations/live/use-live.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import type { Route } from './+types/applications-page.ts'
import { MeetingPanel } from './meetings/meeting-panel.tsx'
import { SentApplication } from './sent/sent-application.tsx'
import './applications.css'
import '#web/ui/styles/label.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { candidate_users } = context.get(apiContext)
  const [{ applications }, { meetings }] = await Promise.all([candidate_users.applications.list(), candidate_users.meetings.list({})])
  const open = meetings.filter(({ state, has_passed, answered_at }) => state === 'proposed' || (state === 'booked' && (!has_passed || !answered_at)))
  return { going: applications.filter(({ step }) => step !== 'end'), over: applications.filter(({ step }) => step === 'end'), meetings: open, now: Date.now() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { applications } }, values) => {
    await applications.dispute_promise_reason({ id: textOf(values.id) })
    return '申し出を会社に伝えました。'
  })
export const clientAction = reachServer

export const meta = candidateMeta({ title: '応募と選考', description: '応募した求人と、選考の状況です。', path: href('/message/applications') })

export default function ApplicationsPage({ loaderData: { going, over, meetings, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { revalidate } = useRevalidator()
  const result = useFormResult()
  useLive(candidateEvents, () => void revalidate())
  return (
    <CandidatePage look="narrow applied" title="応募と選考" act={<Link to={href('/message/progress')}>自分のメモ</Link>} result={result}>
      {going.length + over.length + meetings.length === 0 && <NothingYet>応募した求人は、まだありません。</NothingYet>}
      {meetings.length > 0 && (
        <section aria-labelledby="meetings">
          <h2 id="meetings">面談・面接</h2>
          <ul className="meetings">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingPanel meeting={meeting} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {[
        { id: 'going', title: '進んでいるもの', applications: going },
        { id: 'over', title: '終わったもの', applications: over },
      ]
        .filter(({ applications }) => applications.length > 0)
        .map(({ id, title, applications }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span className="small muted">{applications.length}件</span>
            </h2>
            <ul className="rows">
              {applications.map((application) => (
                <ApplicationRow key={application.id} application={application} now={now} />
              ))}
            </ul>
          </section>
        ))}
    </CandidatePage>
  )
}

/** One application: for which job, its step, and who has to act next. */
function ApplicationRow({ application, now }: { application: MyApplication; now: Date }) {
  const { label } = useSelectionWords()
  const { company, job, source, step, applied_at, step_changed_at, end_reason, notified_at } = application
  return (
    <li className="application">
      <CompanyMark company={company} />
      <div>
        <h3>
          <Link to={`${href('/message/company/detail')}?company_id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
          <DemoLabel company={company} />
        </h3>
        <p className="small">
          {job ? (
            <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
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
        <PageForm className="" preventScrollReset hidden={{ id }}>
          <p className="small">事実と違うと申し出ると、会社に伝わり、守られなかった約束として数えます。取り消せません。</p>
          <SubmitButton intent="dispute" look="small">
            事実と違うと申し出る
          </SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
