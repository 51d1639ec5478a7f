import { Link, useRevalidator } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { useFormResult } from '#web/platform/forms/use-form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { useLive } from '#web/conversations/live/use-live.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { SeedDrawing } from '#web/ui/states/seed-drawing.tsx'
import { MeetingPanel } from './meetings/meeting-panel.tsx'
import { candidateEvents } from '#web/candidate/conversations/candidate-events.ts'
import type { Route } from './+types/applications-page.ts'
import { ApplicationRow } from './application-row.tsx'
import './applications.css'

export const middleware = routeMiddleware('signed-in')

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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '応募と選考', description: '応募した求人と、選考の状況です。', path: '/message/applications', noindex: true })

export default function ApplicationsPage({ loaderData: { going, over, meetings, ...loaderData } }: Route.ComponentProps) {
  const now = new Date(loaderData.now)
  const { revalidate } = useRevalidator()
  const result = useFormResult()
  useLive(candidateEvents, () => void revalidate())
  return (
    <div className="wrap applied">
      <header className="row">
        <h1>応募と選考</h1>
        <Link to="/message/progress">自分のメモ</Link>
      </header>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {going.length + over.length + meetings.length === 0 && (
        <div className="blank">
          <SeedDrawing />
          <p>応募した求人は、まだありません。</p>
          <Link className="button" to="/job_offer/search">
            求人をさがす
          </Link>
        </div>
      )}
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
    </div>
  )
}
