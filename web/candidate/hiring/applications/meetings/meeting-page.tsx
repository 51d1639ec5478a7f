import { Link, useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { orNotFound } from '#web/platform/api/or-not-found.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/meeting-page.ts'
import { AfterMeeting } from './after-meeting.tsx'
import { MeetingPanel } from './meeting-panel.tsx'
import '#web/ui/nav/crumbs.css'
import '#web/ui/panel.css'
import '../applications.css'

export const middleware = routeMiddleware('signed-in')

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context
    .get(apiContext)
    .candidate_users.meetings.show({ id: idOf(url) })
    .catch((error: unknown) => orNotFound(error, 'この予定は見つかりません。'))

/** The actions of a meeting's buttons, on this page and on every other that shows its panel. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { meetings } }, values, intent) => {
    const id = idOf(args.url)
    if (intent === 'answer') {
      const [took_place, actual_type] = textOf(values.answer).split(':')
      await meetings.answer({ id, took_place: took_place === '' ? null : took_place === 'yes', actual_type: actual_type ? (actual_type as 'mendan') : null })
      return '答えを受け取りました。ありがとうございます。'
    }
    const way = `/message/meeting?id=${id}`
    if (intent === 'decline') {
      await meetings.decline({ id })
      return redirectSaying(args.context, way, '都合が合わないと企業に伝えました。企業からの次の候補日を待っています。')
    }
    await meetings.book({ id, starts_at: textOf(values.starts_at) })
    return redirectSaying(args.context, way, '日時を決めました。企業に伝わっています。返事を待つ必要はありません。')
  })
export const clientAction = reachServer

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '面談・面接', description: '面談・面接の日時です。', path: '/message/meeting', noindex: true })

export default function MeetingPage({ loaderData: meeting }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap stack applying">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/message/applications">応募と選考</Link>
        <span aria-hidden="true">›</span>
        <Link to={`/message/company/detail?company_id=${meeting.company.id}`}>やりとり</Link>
      </nav>
      <h1>面談・面接</h1>
      <FormRefusal result={result} />
      <DoneNote result={result} />
      <MeetingPanel meeting={meeting} />
      {meeting.has_passed && <AfterMeeting meeting={meeting} />}
    </div>
  )
}
