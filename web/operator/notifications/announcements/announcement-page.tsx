import { data, href, Link, redirect, useActionData } from 'react-router'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/announcement-page.ts'
import { MailSection } from './mailing/mail-section.tsx'
import { AnnouncementFacts } from './announcement-facts.tsx'
import { AnnouncementFiguresSection } from './figures/announcement-figures-section.tsx'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { AnnouncementVersions } from './announcement-versions.tsx'
import { RequestSection } from './request-section.tsx'
import { PublishSection } from './publish-section.tsx'
import { StateLabel } from './state-label.tsx'
import '#web/ui/styles/panel.css'
import './announcements.css'

const PATH = href('/operator/notices')
const ASKED = '承認を依頼し、ほかの運営のメンバーにメールで知らせました。承認されるまで、だれにも届きません。'
const idOf = (url: URL) => Number(url.searchParams.get('id'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = idOf(url)
  if (!id) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const [announcement, lookups] = await Promise.all([api.operators.notifications.show({ id }).catch(orNotFound), api.lookups.list()])
  const done = url.searchParams.get('done')
  return { announcement, lookups, done: done === 'saved' ? '保存しました。' : done === 'asked' && ASKED }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { notifications, export_approvals } }, values, intent) => {
    const [id, reason] = [idOf(args.url), textOf(values.reason)]
    switch (intent) {
      case 'publish': {
        const { is_waiting } = await notifications.publish({ id, revision: Number(textOf(values.revision)), password: textOf(values.password) })
        if (is_waiting) return ASKED
        const { state } = await notifications.show({ id })
        return state === 'scheduled' ? '公開を予約しました。始まるまでは、このページで取り消せます。' : '公開しました。いま開いている画面にも表示されます。'
      }
      case 'approve': {
        await notifications.approve({ id, request_id: textOf(values.request_id) })
        const { state, mailing } = await notifications.show({ id })
        if (mailing.state === 'scheduled') return '承認しました。5分後にメールの送信を始めます。それまでは、このページで取り消せます。'
        return state === 'scheduled' ? '承認しました。始まるまでは、このページで取り消せます。' : '承認しました。いま開いている画面にも表示されます。'
      }
      case 'withdraw_request':
        await notifications.withdraw({ id, request_id: textOf(values.request_id) })
        return '依頼を取り消しました。だれにも届いていません。'
      case 'mail':
        if ((await notifications.mail({ id, password: textOf(values.password) })).is_waiting) return ASKED
        return 'メールの送信を予約しました。5分後に始まります。それまでは、このページで取り消せます。'
      case 'cancel_mail':
        await notifications.cancel_mail({ id })
        return 'メールの送信を取り消しました。'
      case 'stop':
        await notifications.stop({ id, reason })
        return '終えました。'
      case 'export':
        await export_approvals.request({ id, reason })
        return redirect(`${href('/operator/exports')}?done=asked`, 303)
      default:
        await notifications.remove({ id })
        return redirect(`${PATH}?done=deleted`, 303)
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせ', description: 'お知らせと、届いた数、履歴。', path: `${PATH}/detail`, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ announcement }) => ({ here: <bdi>{announcement.content.title}</bdi> }))

export default function OperatorAnnouncementPage({ loaderData: { announcement, lookups, done } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { content, state } = announcement
  const mayPublish = acts.includes('publish_notices')
  const isWaiting = announcement.requests.some((request) => request.state === 'waiting')
  return (
    <div className="stack">
      <div className="row">
        <h1>
          <bdi>{content.title}</bdi>
        </h1>
        <StateLabel state={state} />
      </div>
      <FormAnswer result={result} done={done} />
      <RequestSection announcement={announcement} />
      <section className="stack" aria-labelledby="shown">
        <h2 id="shown">内容</h2>
        <div className="panel announcement-shown">
          <AnnouncementBody message={content.message} />
        </div>
        <AnnouncementFacts content={content} lookups={lookups} />
        <div className="row">
          <AnnouncementPreview announcement={() => content} />
          {mayPublish && state !== 'ended' && (
            <Link className="button" to={`${PATH}/edit?id=${announcement.id}`}>
              編集
            </Link>
          )}
        </div>
      </section>
      {state === 'draft' && !isWaiting && <PublishSection announcement={announcement} mayPublish={mayPublish} />}
      {state !== 'draft' && <AnnouncementFiguresSection announcement={announcement} />}
      {mayPublish && state === 'live' && !isWaiting && content.audience === 'candidates' && <MailSection announcement={announcement} />}
      <AnnouncementVersions versions={announcement.versions} />
      {mayPublish && (state === 'live' || state === 'scheduled') && (
        <section className="stack operator-form" aria-labelledby="stop">
          <h2 id="stop">{state === 'scheduled' ? '公開を取り消す' : '期間の前に終える'}</h2>
          <ReasonForm intent="stop" look="danger" button={state === 'scheduled' ? '公開を取り消す' : 'いま終える'} />
        </section>
      )}
      {acts.includes('export_people') && state !== 'draft' && content.is_require_confirm && (
        <section className="stack operator-form" aria-labelledby="export">
          <h2 id="export">確認した人の一覧</h2>
          <p className="prose small">だれが、どの版を、いつ確認したかのCSVです。ほかの運営のメンバーが許可すると、1日のあいだ受け取れます。</p>
          <ReasonForm intent="export" label="エクスポートの理由" button="エクスポートを申請" />
        </section>
      )}
    </div>
  )
}
