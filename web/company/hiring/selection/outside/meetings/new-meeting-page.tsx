import { data, href, Link, redirect, useSearchParams } from 'react-router'
import type { Api } from '#contract/index.ts'
import { MEMBERSHIP_FIELD } from '#contract/platform/membership-header.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { MeetingFields, type Proposal } from '../../interviewers/meeting-fields.tsx'
import { AskForTimes } from '../../interviewers/suggested-times.tsx'
import { meetingOf } from '../../propose-times.ts'
import { OUTSIDE_GONE, oneOutside } from '../outside-path.ts'
import type { Route } from './+types/new-meeting-page.ts'
import { loadMeetingChoice } from './load-meeting-choice.ts'
import { MailPreview } from './mail-preview.tsx'
import '#web/company/companies/settings/company-settings.css'
import '#web/jobs/detail/terms/terms.css'
import '../../selection.css'
import '../outside.css'

const PATH = href('/online/companies/selection/outside/meeting')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? ''
  const choice = await loadMeetingChoice(context.get(apiContext), id)
  if (!choice) throw data({ sentence: OUTSIDE_GONE }, { status: 404 })
  return { id, ...choice }
}

type How = 'offer' | 'agreed' | 'agreed_mail'
type Preview = Awaited<ReturnType<Api['company_users']['outside_meetings']['preview']>> & { typed: Record<string, unknown> }

/** The first press shows what would be sent; the second, below it, sends that. */
export async function action(args: Route.ActionArgs) {
  const shown: { preview?: Preview } = {}
  const result = await submitForm(args, async ({ company_users: { outside_meetings } }, values, intent) => {
    const id = args.url.searchParams.get('id') ?? ''
    const how = textOf(values.how) as How
    const { client_id, ...meeting } = meetingOf(values)
    const input = { id, ...meeting, is_agreed: how !== 'offer', sends_mail: how !== 'agreed' }
    if (intent === 'send') {
      await outside_meetings.propose({ ...input, ...(client_id ? { client_id } : {}) })
      return redirect(`${oneOutside(id)}&done=${{ offer: 'offered', agreed: 'recorded', agreed_mail: 'confirmed' }[how]}#meetings`, 303)
    }
    // The second form names its tab itself.
    const { [MEMBERSHIP_FIELD]: _tab, ...typed } = values
    shown.preview = { ...(await outside_meetings.preview(input)), typed: { ...typed, client_id: crypto.randomUUID() } }
  })
  return shown.preview ? { saved: true as const, preview: shown.preview } : result
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '候補日を送る', description: '社外からの候補者に、面談・面接の候補日を送ります。', path: PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ id, candidate }) => ({
  here: '面接日程',
  above: [{ to: oneOutside(id), label: <bdi>{candidate.name}</bdi> }],
}))

/** What is written down without a mail. */
function Recorded({ typed }: Pick<Preview, 'typed'>) {
  const { slots, minutes, time_zone } = meetingOf(typed)
  return (
    <>
      {slots.map((slot) => (
        <p key={slot} className="lab">
          <MeetingMoment at={slot} minutes={numberOf(minutes) ?? 0} time_zone={time_zone} />
        </p>
      ))}
      <p>本人にメールは送りません。日時は、面接担当の予定として扱われます。</p>
    </>
  )
}

const textsOf = (value: unknown) => [value ?? []].flat().map(textOf)

export default function NewMeetingPage({ loaderData: { id, candidate, interviewers, taken, kits }, actionData }: Route.ComponentProps) {
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined
  const typed = preview?.typed ?? {}
  const [asked] = useSearchParams()
  const form = usePageForm<Proposal>(undefined, {
    minutes: textOf(typed.minutes) || (asked.get('minutes') ?? '60'),
    time_zone: textOf(typed.time_zone) || 'Asia/Tokyo',
    place: textOf(typed.place),
    title: textOf(typed.title),
    kit_id: textOf(typed.kit_id),
  })
  const how = usePageForm<{ how: How }>()
  const begun = {
    ...(preview && { meeting_type: textOf(typed.meeting_type), slots: textsOf(typed.slots), suggested: textsOf(typed.suggested) }),
    interviewer_ids: preview ? textsOf(typed.interviewer_ids) : asked.getAll('with'),
  }
  const chosen = { interviewer_ids: form.choices('interviewer_ids', begun.interviewer_ids).chosen, minutes: form.valueOf('minutes') }
  return (
    <div className="wrap company-settings stack">
      <h1>
        <bdi>{candidate.name}</bdi>さんとの面接日程
      </h1>
      <p className="prose">候補日は本人にメールで届きます。本人は、会員登録なしで、リンクのページから1つ選ぶか、都合が合わない・辞退すると答えます。</p>
      <FormRefusal result={form.refused} />
      {interviewers.length > 0 && <AskForTimes page={PATH} hidden={{ id }} interviewers={interviewers} begun={chosen} />}
      <PageForm>
        <ChoicesField
          {...how.choices('how', [preview ? textOf(typed.how) : 'offer'])}
          type="radio"
          legend="進め方"
          need="must"
          options={[
            { value: 'offer', label: '候補日をメールで送り、本人に選んでもらう' },
            { value: 'agreed', label: '電話などで決まった日時を記録する（メールは送らない）' },
            { value: 'agreed_mail', label: '電話などで決まった日時を記録し、確認のメールを送る' },
          ]}
          required
        />
        <MeetingFields
          {...{ of: form, begun, interviewers, taken, kits }}
          typeHint="面談では選考をしません。"
          hint="1つから5つ。決まった日時を記録するときは、1つだけ入力してください。メールでは日本時間で伝えます。"
          mayTick={asked.has('with')}
        />
        <SubmitButton {...(!preview && { look: 'primary' as const })}>内容を確認</SubmitButton>
      </PageForm>
      {preview && (
        <section className="panel stack" aria-labelledby="mail">
          <h2 id="mail">{preview.mail ? '送信するメール' : '記録する内容'}</h2>
          {preview.mail ? <MailPreview mail={preview.mail} /> : <Recorded typed={preview.typed} />}
          <PageForm>
            {Object.entries(preview.typed).flatMap(([name, value]) =>
              textsOf(value).map((text, at) => <input key={`${name} ${at}`} type="hidden" name={name} value={text} />),
            )}
            <SubmitButton intent="send" look="primary">
              {preview.mail ? 'この1通を送信' : '記録する'}
            </SubmitButton>
          </PageForm>
        </section>
      )}
      <p className="small">
        <Link to={`${oneOutside(id)}#meetings`}>候補者のページに戻る</Link>
      </p>
    </div>
  )
}
