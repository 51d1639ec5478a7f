import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { textOf } from '#web/forms/text-of.ts'
import { orNotFound } from '#web/or-not-found.ts'
import { apiContext } from '#web/page-context.ts'
import { NoticeBody } from '#web/shell/notices/notice-body.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { ReasonField } from '../reason-field.tsx'
import { submitGrave } from '../submit-grave.ts'
import { Sure } from '../sure.tsx'
import { useOperatorAccount } from '../use-operator-account.ts'
import type { Route } from './+types/notice-page.ts'
import { NoticeFacts } from './notice-facts.tsx'
import { NoticeFiguresSection } from './figures/notice-figures-section.tsx'
import { toldCount } from './figures/told-count.ts'
import { NoticePreview } from './notice-preview.tsx'
import { NoticeVersions } from './notice-versions.tsx'
import { StateLabel } from './state-label.tsx'
import '#web/ui/panel.css'
import './notices.css'

const PATH = '/operator/notices'
const idOf = (url: URL) => Number(url.searchParams.get('id'))

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = idOf(url)
  if (!id) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const [notice, masters] = await Promise.all([api.operators.notifications.show({ id }).catch(orNotFound), api.masters.list()])
  return { notice, masters, isSaved: url.searchParams.get('done') === 'saved' }
}

export const action = (args: Route.ActionArgs) =>
  submitGrave(args, async ({ operators: { notifications, export_approvals } }, values, intent) => {
    const [id, reason] = [idOf(args.url), textOf(values.reason)]
    switch (intent) {
      case 'publish': {
        await notifications.publish({ id, revision: Number(textOf(values.revision)) })
        return '公開しました。始まりを過ぎていれば、いま開いている画面にも出ます。'
      }
      case 'stop':
        await notifications.stop({ id, reason })
        return '終えました。'
      case 'export':
        await export_approvals.request({ id, reason })
        return redirect('/operator/exports?done=asked', 303)
      default:
        await notifications.remove({ id })
        return redirect(`${PATH}?done=deleted`, 303)
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'お知らせ', description: 'お知らせと、届いた数、履歴。', path: `${PATH}/detail`, noindex: true })

export default function OperatorNoticePage({ loaderData: { notice, masters, isSaved } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const { content, state, figures } = notice
  const mayPublish = acts.includes('publish_notices')
  const reasonIssue = (form: string) => (result?.saved === false && result.form === form ? result.refusal.issues.reason : undefined)
  return (
    <div className="stack">
      <p>
        <Link to={PATH}>お知らせの一覧</Link>
      </p>
      <div className="row">
        <h1>{content.title}</h1>
        <StateLabel state={state} />
      </div>
      {isSaved && !result && (
        <div className="note green">
          <output>保存しました。</output>
        </div>
      )}
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <section className="stack" aria-labelledby="shown">
        <h2 id="shown">内容</h2>
        <div className="panel notice-shown">
          <NoticeBody message={content.message} />
        </div>
        <NoticeFacts content={content} masters={masters} />
        <div className="row">
          <NoticePreview notice={() => content} />
          {mayPublish && state !== 'ended' && (
            <Link className="button" to={`${PATH}/edit?id=${notice.id}`}>
              直す
            </Link>
          )}
        </div>
      </section>
      {state === 'draft' && (
        <section className="stack" aria-labelledby="publish">
          <h2 id="publish">公開する</h2>
          <p>
            いま公開すると、<strong className="num">{toldCount(figures.addressed, figures.is_narrowed)}人</strong>に届きます。
            {figures.addressed === 0 && '条件に当てはまる人がいません。宛先を確かめてください。'}
            {figures.addressed === null && '条件に当てはまる人が、いないか、ごくわずかです。宛先を確かめてください。'}
          </p>
          {mayPublish && (
            <div className="row">
              <Form method="post">
                <input type="hidden" name="revision" value={notice.revision} />
                <button type="submit" name="intent" value="publish" className="button primary" aria-disabled={isBusy}>
                  公開する
                </button>
              </Form>
              <Sure label="下書きを消す" note="消した下書きは、元に戻せません。">
                <Form method="post">
                  <button type="submit" name="intent" value="delete" className="button danger" aria-disabled={isBusy}>
                    この下書きを消す
                  </button>
                </Form>
              </Sure>
            </div>
          )}
        </section>
      )}
      {state !== 'draft' && <NoticeFiguresSection notice={notice} />}
      <NoticeVersions versions={notice.versions} />
      {mayPublish && (state === 'live' || state === 'scheduled') && (
        <section className="stack operator-form" aria-labelledby="stop">
          <h2 id="stop">期間の前に終える</h2>
          <Form method="post" className="stack">
            <input type="hidden" name="form" value="stop" />
            <ReasonField error={reasonIssue('stop')} />
            <button type="submit" name="intent" value="stop" className="button danger" aria-disabled={isBusy}>
              いま終える
            </button>
          </Form>
        </section>
      )}
      {acts.includes('export_people') && state !== 'draft' && content.is_require_confirm && (
        <section className="stack operator-form" aria-labelledby="export">
          <h2 id="export">確認した人の一覧</h2>
          <p className="prose small">だれが、どの版を、いつ確認したかのCSVです。ほかの運営のメンバーが許可すると、1日のあいだ受け取れます。</p>
          <Form method="post" className="stack">
            <input type="hidden" name="form" value="export" />
            <ReasonField error={reasonIssue('export')} label="書き出す理由" />
            <button type="submit" name="intent" value="export" className="button" aria-disabled={isBusy}>
              書き出しを頼む
            </button>
          </Form>
        </section>
      )}
    </div>
  )
}
