import { href, Link, redirect } from 'react-router'
import type { OfferedMeeting } from '#contract/hiring/outside/outside-meetings.ts'
import { LONGEST_ANSWER } from '#contract/hiring/outside/outside-names.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { MeetingMoment } from '#web/hiring/meetings/meeting-moment.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { OutLink } from '#web/ui/out-link.tsx'
import { linkMeta, tokenIn, undefinedIfDead, useCleanAddress } from '#web/visitor/accounts/links/mailed-link.tsx'
import type { Route } from './+types/offered-meeting-page.ts'
import '#web/visitor/accounts/registration.css'
import '#web/jobs/detail/terms/terms.css'
import '#web/hiring/meetings/meeting.css'

const PATH = href('/outside/meeting')
const pathOf = (token: string) => `${PATH}?token=${encodeURIComponent(token)}`

/** Opening the link changes nothing: mail programs open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenIn(url)
  const meeting = token ? await context.get(apiContext).offered_meetings.open({ token }).catch(undefinedIfDead) : undefined
  return { token, meeting, done: url.searchParams.get('done'), now: Date.now() }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ offered_meetings }, values, intent) => {
    const token = tokenIn(args.url)
    if (intent === 'decline') {
      await offered_meetings.decline({ token, declined_as: textOf(values.declined_as) as 'unsuitable', note: textOf(values.note) })
      return redirect(`${pathOf(token)}&done=declined`, 303)
    }
    const { is_mailed } = await offered_meetings.book({ token, starts_at: textOf(values.starts_at) })
    return redirect(`${pathOf(token)}&done=${is_mailed ? 'mailed' : 'booked'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: '面談・面接の日時',
    description: '企業から届いた候補日から、都合のよい日時を選ぶページです。',
    path: PATH,
    noindex: true,
  }),
  linkMeta,
]

const sentences: Record<string, string> = {
  mailed: '日時が決まりました。確認のメールも送りました。',
  booked: '日時が決まりました。いまはメールを送れないため、確認のメールは届きません。日時を控えてください。',
  declined: '回答を送りました。',
}

/** For somebody without an account to whom a company offers times to meet. */
export default function OfferedMeetingPage({ loaderData: { token, meeting, done, now } }: Route.ComponentProps) {
  useCleanAddress()
  const { result } = usePageForm()
  const sentence = sentences[done ?? '']
  return (
    <div className="wrap registration">
      <h1>面談・面接の日時</h1>
      {meeting && sentence && !result && <DoneNote result={{ saved: true, sentence }} />}
      <FormRefusal result={result} />
      {meeting ? (
        <>
          <Facts meeting={meeting} />
          <Answer meeting={meeting} token={token} now={now} />
        </>
      ) : (
        <DeadOffer hasToken={token !== ''} />
      )}
    </div>
  )
}

/** The address loses its token as soon as the page is shown: a reload comes without it. */
const DeadOffer = ({ hasToken }: { hasToken: boolean }) => (
  <>
    <p className="note alert" role="alert">
      {hasToken
        ? 'このリンクは使えません。候補の日時が過ぎたか、企業が取り消したか、登録が削除されています。'
        : 'メールのリンクから、もう一度開いてください。このページのアドレスだけでは、どの予定かわかりません。'}
    </p>
    <p>
      予定については、企業に問い合わせてください。企業に登録された内容は、<Link to={href('/outside')}>登録内容のページ</Link>で確かめられます。
    </p>
  </>
)

function Facts({ meeting: { company_name, position_title, meeting_type, minutes, title } }: { meeting: OfferedMeeting }) {
  return (
    <dl className="terms">
      <div>
        <dt>企業</dt>
        <dd>
          <bdi>{company_name}</bdi>
        </dd>
      </div>
      <div>
        <dt>求人</dt>
        <dd>{position_title ? <bdi>{position_title}</bdi> : '決まっていません'}</dd>
      </div>
      <div>
        <dt>種類</dt>
        <dd>
          {meetingTypes[meeting_type]}・{minutes}分（日時は日本時間です）
        </dd>
      </div>
      {title && (
        <div>
          <dt>企業から</dt>
          <dd>
            <bdi>{title}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

type Shown = { meeting: OfferedMeeting; token: string; now: number }

function Answer({ meeting, token, now }: Shown) {
  if (meeting.state === 'booked') return <Booked meeting={meeting} token={token} now={now} />
  if (meeting.state === 'declined')
    return (
      <p className="prose">
        {meeting.declined_as === 'withdrawn' ? '辞退すると答えました。' : '都合が合わないと答えました。'}
        企業に伝わっています。続きは、企業からの連絡をお待ちください。
      </p>
    )
  if (meeting.state === 'cancelled' || meeting.slots.length === 0) return <p className="note">この候補日は、もう選べません。企業からの連絡をお待ちください。</p>
  return <Choose meeting={meeting} token={token} />
}

function Choose({ meeting, token }: Omit<Shown, 'now'>) {
  const form = usePageForm<{ starts_at: string }>('book')
  return (
    <>
      <PageForm of={form} action={pathOf(token)} reloadDocument>
        <ChoicesField
          {...form.choices('starts_at')}
          type="radio"
          legend="都合のよい日時"
          need="must"
          options={meeting.slots.map((slot) => ({ value: slot, label: <MeetingMoment at={slot} {...meeting} /> }))}
          required
        />
        <SubmitButton intent="book" look="primary wide">
          この日時に決める
        </SubmitButton>
      </PageForm>
      <Decline
        token={token}
        summary="どの日時も都合が合わない・辞退する"
        unsuitable="どれも都合が合わない"
        effect="送ると、この候補日からは選べなくなります。"
      />
    </>
  )
}

function Booked({ meeting: { starts_at, place, minutes, time_zone }, token, now }: Shown) {
  return (
    <>
      <section className="panel meeting" aria-labelledby="agreed">
        <h2 id="agreed">決まった日時</h2>
        <p className="lab">
          <MeetingMoment at={starts_at ?? ''} minutes={minutes} time_zone={time_zone} />
        </p>
        {place && (
          <p className="place">
            場所・リンク：
            {place.startsWith('https://') && URL.canParse(place) ? (
              <OutLink href={place}>
                <bdi>{place}</bdi>
              </OutLink>
            ) : (
              <bdi>{place}</bdi>
            )}
          </p>
        )}
        <form method="post" action={href('/outside/meeting/calendar')}>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button">
            カレンダーに追加
          </button>
        </form>
      </section>
      {starts_at && Date.parse(starts_at) > now && (
        <Decline
          token={token}
          summary="参加できなくなった・辞退する"
          unsuitable="この日時は都合が合わなくなった"
          effect="送ると、この予定は取り消され、企業に通知されます。"
        />
      )}
    </>
  )
}

type DeclineProps = { token: string; summary: string; unsuitable: string; effect: string }

function Decline({ token, summary, unsuitable, effect }: DeclineProps) {
  const form = usePageForm<{ declined_as: string; note: string }>('decline')
  return (
    <details open={form.refused !== undefined || undefined}>
      <summary>{summary}</summary>
      <PageForm of={form} action={pathOf(token)} reloadDocument>
        <ChoicesField
          {...form.choices('declined_as')}
          type="radio"
          legend="回答"
          need="must"
          options={[
            { value: 'unsuitable', label: unsuitable },
            { value: 'withdrawn', label: '面談・面接を辞退する' },
          ]}
          required
        />
        <TextField of={form} name="note" label="企業へのメッセージ" need="may" hint="都合のよい曜日や時間帯など。" rows={3} maxLength={LONGEST_ANSWER} />
        <SubmitButton intent="decline">回答を送る</SubmitButton>
        <p className="hint">{effect}登録の取り消しではありません。</p>
      </PageForm>
    </details>
  )
}
