import { useState } from 'react'
import { href, useActionData, useLocation } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { MaintenanceNotice, MaintenanceRequest } from '#contract/platform/system/maintenance.ts'
import { clockText, fieldTime } from '#contract/platform/time/japan-time.ts'
import { EMERGENCY_MINUTES } from '#contract/platform/system/emergency-minutes.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import '#web/operator/platform/queues/queues.css'
import { PublicationRequestSection } from '#web/operator/platform/requests/publication-request-section.tsx'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import '#web/ui/styles/label.css'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/maintenance-page.ts'
import { inJapan } from './in-japan.ts'

const HOUR = 3_600_000

type Announced = Parameters<Api['operators']['maintenance']['announce']>[0]

/** A maintenance to be announced: what is said, and from when until when. */
export function AnnounceForm({ now, takesTwo }: { now: string; takesTwo: boolean }) {
  const begins = Date.parse(now)
  const form = usePageForm<Announced>('announce', {
    message: 'システムを入れかえるため、しばらく使えなくなります。',
    shows_at: fieldTime(begins),
    ends_at: fieldTime(begins + 2 * HOUR),
  })
  return (
    <PageForm of={form}>
      <TextField
        of={form}
        name="message"
        label="お知らせの文"
        need="must"
        hint="いつ、何ができなくなるかを、改行せずに書きます。300字まで。"
        rows={2}
        maxLength={300}
        required
      />
      <div className="queue-filters">
        <TextField of={form} name="shows_at" label="表示開始" need="must" type="datetime-local" required />
        <TextField of={form} name="reading_only_at" label="閲覧のみ開始" need="may" type="datetime-local" />
        <TextField of={form} name="ends_at" label="終了" need="must" type="datetime-local" required />
      </div>
      <p className="small muted">
        「閲覧のみ」の間は、求職者と企業の変更や送信を受け付けません（入力したものは画面に残り、運営は変更できます）。空欄なら、ふだんどおり使えます。
      </p>
      {takesTwo && (
        <p className="small muted">
          訪問者を含む全員の画面に表示するため、ほかの運営のメンバーが承認すると表示します。待てないときは「緊急に知らせる」を使います。承認の前に表示され、運営のメンバー全員にメールで知らせます。
          {EMERGENCY_MINUTES}分のうちに承認されなければ消えます。
        </p>
      )}
      <div className="row">
        <SubmitButton intent="announce" look="primary">
          {takesTwo ? '承認を依頼' : '知らせる'}
        </SubmitButton>
        {takesTwo && <SubmitButton intent="announce_at_once">緊急のお知らせ</SubmitButton>}
      </div>
    </PageForm>
  )
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await context.get(apiContext).operators.maintenance.list()),
  now: new Date().toISOString(),
})

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { maintenance } }, values, intent) => {
    if (intent === 'withdraw') {
      await maintenance.withdraw({ notice_id: textOf(values.notice_id) })
      return 'お知らせを取り消しました。10秒ほどで、どのページからも消えます。'
    }
    const request_id = textOf(values.request_id)
    if (intent === 'approve') {
      await maintenance.approve({ request_id })
      return '承認しました。表示開始から10秒ほどで、どのページにも出ます。'
    }
    if (intent === 'withdraw_request') {
      await maintenance.withdraw_request({ request_id })
      return '依頼を取り消しました。緊急に公開されていた知らせは、10秒ほどで消えます。'
    }
    const notice = {
      message: textOf(values.message),
      shows_at: inJapan(values.shows_at),
      ends_at: inJapan(values.ends_at),
      reading_only_at: textOf(values.reading_only_at) ? inJapan(values.reading_only_at) : null,
    }
    if (intent === 'announce_at_once') {
      const { confirm_by } = await maintenance.announce_at_once(notice)
      return confirm_by
        ? `緊急に公開し、運営のメンバー全員にメールで知らせました。${clockText(confirm_by)}までに、ほかのメンバーの承認が必要です。`
        : 'お知らせを用意しました。表示開始から10秒ほどで、どのページにも出ます。'
    }
    if ((await maintenance.announce(notice)).is_waiting)
      return '承認を依頼し、ほかの運営のメンバーにメールで知らせました。承認されるまで、だれにも表示されません。'
    return 'お知らせを用意しました。表示開始から10秒ほどで、どのページにも出ます。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メンテナンス', description: 'すべてのページに出す知らせ。', path: href('/operator/maintenance'), noindex: true })

const states = { planned: '予定', shown: '表示中', over: '終了', withdrawn: '取り消し', unconfirmed: '承認されずに終了' }

const columnsOf = (mayRun: boolean): Columns<MaintenanceNotice> => [
  {
    key: 'message',
    header: 'お知らせ',
    kind: 'long',
    cell: ({ message, operator_name }) => (
      <>
        {message}
        <bdi className="small muted block">{operator_name}</bdi>
      </>
    ),
  },
  {
    key: 'state',
    header: '状態',
    cell: ({ state, confirm_by }) => (
      <>
        <span className={state === 'shown' ? 'label warn' : 'nw'}>{states[state]}</span>
        {confirm_by && state !== 'unconfirmed' && state !== 'withdrawn' && <span className="small muted block">緊急・承認待ち</span>}
      </>
    ),
  },
  { key: 'shows', header: '表示開始', cell: ({ shows_at }) => <ExactTime at={shows_at} />, sort: ({ shows_at }) => shows_at },
  { key: 'reading', header: '閲覧のみ開始', cell: ({ reading_only_at }) => reading_only_at && <ExactTime at={reading_only_at} /> },
  { key: 'ends', header: '終了', cell: ({ ends_at }) => <ExactTime at={ends_at} />, sort: ({ ends_at }) => ends_at },
  mayRun && {
    key: 'acts',
    header: '操作',
    kind: 'acts',
    cell: ({ id, message, state }) =>
      (state === 'shown' || state === 'planned') && (
        <PageForm className="" hidden={{ notice_id: id }}>
          <SubmitButton intent="withdraw" look="small" aria-label={`「${isolated(message)}」を取り消す`}>
            取り消す
          </SubmitButton>
        </PageForm>
      ),
  },
]

const Waiting = ({ request }: { request: MaintenanceRequest }) => (
  <PublicationRequestSection
    request={request}
    heading={request.notice_id ? '緊急に公開した知らせの承認' : '公開の承認'}
    approve={request.notice_id ? '承認して表示を続ける' : '承認して公開'}
  >
    <blockquote>
      <bdi>{request.message}</bdi>
    </blockquote>
    <p>
      訪問者・候補者・企業・運営の全員に、
      <ExactTime at={request.shows_at} /> から <ExactTime at={request.ends_at} /> まで表示します。
      {request.reading_only_at && (
        <>
          <ExactTime at={request.reading_only_at} /> から閲覧のみにします。
        </>
      )}
      {request.notice_id && 'すでに表示されています。期限までに承認されなければ消えます。'}
    </p>
  </PublicationRequestSection>
)

export default function MaintenancePage({ loaderData: { notices, requests, takes_two, now } }: Route.ComponentProps) {
  const mayRun = useOperatorAccount().acts.includes('run_system')
  const result = useActionData<FormResult>()
  const { key } = useLocation()
  const [sentAt, setSentAt] = useState('')
  // The form begins again once it was sent itself; what is decided beside it leaves what is half written.
  if (result?.saved && result.form === 'announce' && sentAt !== key) setSentAt(key)
  return (
    <div className="stack">
      <h1>メンテナンス</h1>
      <p className="prose small">
        表示開始から終了まで、訪問者・求職者・企業・運営のすべてのページの上に、ひと言が出ます。開いたままのページにも、10秒ほどで出て、終わると消えます。
      </p>
      <FormAnswer result={result} />
      {requests.map((request) => (
        <Waiting key={request.id} request={request} />
      ))}
      {mayRun && <AnnounceForm key={sentAt} now={now} takesTwo={takes_two} />}
      <section className="stack" aria-labelledby="announced">
        <h2 id="announced">これまでのお知らせ</h2>
        {notices.length === 0 ? (
          <p className="muted">メンテナンスのお知らせは、まだありません。</p>
        ) : (
          <DataTable caption="これまでのお知らせ" columns={columnsOf(mayRun)} rows={notices} id={({ id }) => id} />
        )}
      </section>
    </div>
  )
}
