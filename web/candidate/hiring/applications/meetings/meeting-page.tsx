import { href } from 'react-router'
import { busyTimes } from '#web/candidate/conversations/meetings/meeting-slots.tsx'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { instantOfField } from '#contract/platform/time/japan-time.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/meeting-page.ts'
import { AfterMeeting } from './after-meeting.tsx'
import { MeetingPanel } from './meeting-panel.tsx'
import '../applications.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const { meetings } = context.get(apiContext).candidate_users
  const [meeting, all] = await Promise.all([
    meetings.show({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'この予定は見つかりません。')),
    meetings.list({}),
  ])
  return { meeting, busy: busyTimes(all.meetings), now: Date.now() }
}

/** The actions of a meeting's buttons, on this page and on every other that shows its panel. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ candidate_users: { meetings } }, values, intent) => {
    const id = idOf(args.url)
    if (intent === 'answer') {
      const [took_place, actual_type] = textOf(values.answer).split(':')
      await meetings.answer({ id, took_place: took_place === '' ? null : took_place === 'yes', actual_type: actual_type ? (actual_type as 'mendan') : null })
      return '答えを受け取りました。ありがとうございます。'
    }
    const { company } = await meetings.show({ id })
    const way = values.from === 'conversation' ? `${href('/message/company/detail')}?company_id=${company.id}` : `${href('/message/meeting')}?id=${id}`
    if (intent === 'request') {
      const slots = [values.slots ?? []].flat().map(textOf).filter(Boolean).map(instantOfField)
      await meetings.request({ id, slots, note: textOf(values.note), client_id: textOf(values.client_id) })
      return redirectSaying(args.context, way, '日時を提案しました。企業の返信を待っています。企業の候補日も、まだ選べます。')
    }
    if (intent === 'decline') {
      await meetings.decline({ id })
      return redirectSaying(args.context, way, '都合が合わないと企業に伝えました。企業からの次の候補日を待っています。')
    }
    await meetings.book({ id, starts_at: textOf(values.starts_at) })
    return redirectSaying(args.context, way, '日時を決め、企業に伝えました。返信を待つ必要はありません。')
  })
export const clientAction = reachServer

export const meta = candidateMeta({ title: '面談・面接', description: '面談・面接の日時です。', path: href('/message/meeting') })

export default function MeetingPage({ loaderData: { meeting, busy, now } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="narrow stack"
      title="面談・面接"
      crumbs={[
        { to: `${href('/message')}?filter=applications`, label: '応募・選考' },
        { to: `${href('/message/company/detail')}?company_id=${meeting.company.id}`, label: 'やりとり' },
      ]}
    >
      <MeetingPanel meeting={meeting} busy={busy} now={new Date(now)} />
      {meeting.has_passed && <AfterMeeting meeting={meeting} />}
    </CandidatePage>
  )
}
