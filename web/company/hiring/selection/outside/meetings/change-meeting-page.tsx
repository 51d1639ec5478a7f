import { data, href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { instantInZone, localInZone } from '#contract/platform/time/instant-in-zone.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { InterviewersFields } from '../../interviewers/interviewers-fields.tsx'
import { interviewersOf } from '../../propose-times.ts'
import { OUTSIDE_GONE, oneOutside } from '../outside-path.ts'
import type { Route } from './+types/change-meeting-page.ts'
import { loadMeetingChoice } from './load-meeting-choice.ts'
import { MailPreview } from './mail-preview.tsx'
import '#web/company/companies/settings/company-settings.css'
import '#web/jobs/detail/terms/terms.css'
import '../outside.css'

const PATH = href('/online/companies/selection/outside/meeting/change')
const JAPAN = 'Asia/Tokyo'
const askedIn = (url: URL) => ({ id: url.searchParams.get('id') ?? '', meeting_id: url.searchParams.get('meeting') ?? '' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, meeting_id } = askedIn(url)
  const choice = await loadMeetingChoice(context.get(apiContext), id)
  const meeting = choice?.meetings.find((one) => one.id === meeting_id)
  if (!choice) throw data({ sentence: OUTSIDE_GONE }, { status: 404 })
  if (!meeting || meeting.has_passed || meeting.has_ended || !['proposed', 'booked'].includes(meeting.state)) throw redirect(`${oneOutside(id)}#meetings`, 303)
  return { id, ...choice, meeting, isComing: meeting.state === 'booked' && Date.parse(meeting.starts_at ?? '') > Date.now() }
}

type Preview = Awaited<ReturnType<Api['company_users']['outside_meetings']['preview_move']>> & { typed: { sequence: string; starts_at: string; place: string } }

/** The first press shows what would be sent; the second, below it, sends that. */
export async function action(args: Route.ActionArgs) {
  const shown: { preview?: Preview } = {}
  const { id: entry, meeting_id: id } = askedIn(args.url)
  const result = await submitForm(args, async ({ company_users: { outside_meetings } }, values, intent) => {
    if (intent === 'interviewers') {
      await outside_meetings.change_interviewers({ id, ...interviewersOf(values) })
      return redirect(`${oneOutside(entry)}&done=interviewers#meetings`, 303)
    }
    const typed = { sequence: textOf(values.sequence), starts_at: textOf(values.starts_at), place: textOf(values.place) }
    const input = { id, sequence: numberOf(typed.sequence) ?? -1, starts_at: instantInZone(typed.starts_at, JAPAN), place: typed.place }
    if (intent === 'send') {
      const { mailed_at } = await outside_meetings.move(input)
      return redirect(`${oneOutside(entry)}&done=${mailed_at ? 'told' : 'moved'}#meetings`, 303)
    }
    shown.preview = { ...(await outside_meetings.preview_move(input)), typed }
  })
  return shown.preview ? { saved: true as const, preview: shown.preview } : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '面接日程の変更', description: '社外からの候補者との予定を変更します。', path: PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ id, candidate }) => ({
  here: '面接日程の変更',
  above: [{ to: oneOutside(id), label: <bdi>{candidate.name}</bdi> }],
}))

export default function ChangeMeetingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, candidate, meeting, isComing, interviewers, kits } = loaderData
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  const members = usePageForm<{ interviewer_ids: string[]; kit_id: string }>('interviewers', { kit_id: meeting.kit?.id })
  return (
    <div className="wrap company-settings stack">
      <h1>
        <bdi>{candidate.name}</bdi>さんとの面接日程の変更
      </h1>
      <FormRefusal result={members.result} />
      {isComing && meeting.starts_at && <NewTime meeting={{ ...meeting, starts_at: meeting.starts_at }} preview={preview} />}
      {interviewers.length > 0 && (
        <PageForm of={members}>
          <InterviewersFields of={members} begun={meeting.interviewers.map((one) => one.id)} interviewers={interviewers} kits={kits} />
          <SubmitButton intent="interviewers">面接担当を保存</SubmitButton>
        </PageForm>
      )}
      <p className="small">
        <Link to={`${oneOutside(id)}#meetings`}>候補者のページに戻る</Link>
      </p>
    </div>
  )
}

type Meeting = Route.ComponentProps['loaderData']['meeting'] & { starts_at: string }

function NewTime({ meeting: { sequence, starts_at, place, minutes, time_zone }, preview }: { meeting: Meeting; preview: Preview | undefined }) {
  const form = usePageForm<{ starts_at: string; place: string }>('time', preview?.typed ?? { starts_at: localInZone(starts_at, JAPAN), place })
  return (
    <>
      <p>
        いまの日時：
        <MeetingMoment at={starts_at} minutes={minutes} time_zone={time_zone} />
      </p>
      <PageForm of={form} hidden={{ sequence }}>
        <TextField of={form} name="starts_at" label="新しい日時（日本時間）" type="datetime-local" required />
        <TextField of={form} name="place" label="場所・会議URL" need="may" hint="本人に見えます。" maxLength={500} />
        <SubmitButton {...(!preview && { look: 'primary' as const })}>内容を確認</SubmitButton>
      </PageForm>
      {preview && (
        <section className="panel stack" aria-labelledby="mail">
          <h2 id="mail">{preview.mail ? '送信するメール' : '変更する内容'}</h2>
          {preview.mail ? <MailPreview mail={preview.mail} /> : <p>本人にメールは送りません。必要なら、御社から連絡してください。</p>}
          <PageForm of={form} hidden={preview.typed}>
            <SubmitButton intent="send" look="primary">
              {preview.mail ? '変更して、この1通を送信' : '変更する'}
            </SubmitButton>
          </PageForm>
        </section>
      )}
    </>
  )
}
