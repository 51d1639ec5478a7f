import { useState } from 'react'
import { href, Link, redirect } from 'react-router'
import type { NotifiedStep } from '#contract/hiring/selection/selection-notice-texts.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { SELECTION_PATH } from '../selection-path.ts'
import type { Route } from './+types/notice-page.ts'
import '../selection.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''
const detailOf = (id: string) => `${SELECTION_PATH}/detail?id=${id}`

export async function loader({ context, url }: Route.LoaderArgs) {
  const { applications } = context.get(apiContext).company_users
  const gone = (error: unknown) => orNotFound(error, 'この選考は見つからないか、終了しています。')
  const [{ application }, preview] = await Promise.all([
    applications.show({ id: idOf(url) }).catch(gone),
    applications.notice.preview({ id: idOf(url) }).catch(gone),
  ])
  return { application, preview }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async ({ company_users: { applications } }, values) => {
    await applications.notice.send({ id: idOf(args.url), step: textOf(values.step) as NotifiedStep, message: textOf(values.message) })
    return redirect(detailOf(idOf(args.url)), 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '候補者への通知', description: '候補者に伝える文面を確かめます。', path: SELECTION_PATH, noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ application: { id, candidate } }) => ({
  above: [{ to: detailOf(id), label: <bdi>{candidate.name}</bdi> }],
  here: '候補者への通知',
}))

/** What the candidate will read, before the recruiter sends it. */
export default function NoticePage({ loaderData: { application, preview } }: Route.ComponentProps) {
  const { stepName } = useSelectionWords()
  const { acts, company } = useCompanyAccount()
  const form = usePageForm<{ message: string }>(undefined, { message: preview.message })
  const { id, candidate, job, step } = application
  const [message, setMessage] = useState(form.valueOf('message') || preview.message)
  return (
    <div className="wrap stack one-selection">
      <header>
        <h1>候補者への通知</h1>
        <p>
          <bdi>{candidate.name}</bdi>・<bdi>{job?.position_title ?? 'オープンポジション'}</bdi>・{stepName(step)}
        </p>
      </header>
      <FormRefusal result={form.result} />
      {preview.is_shown && !application.held_notice && <p className="note">この段階は候補者に伝わっています。もう一度通知することもできます。</p>}
      {preview.is_notified && acts.includes('write_messages') ? (
        <PageForm hidden={{ step }}>
          <Field label="候補者に届く文面" hint="メッセージとして届き、通知とメールが送られます。" error={form.issues.message}>
            <textarea className="input" name="message" rows={6} required maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
          </Field>
          <section className="panel stack" aria-labelledby="seen">
            <h2 id="seen">候補者の画面</h2>
            <p className="small muted">
              通知：<bdi>{company.name}</bdi>の選考が「{stepName(step)}」に進みました
            </p>
            <blockquote className="notice-text">{message}</blockquote>
          </section>
          <p>
            送信するのは<bdi>{candidate.name}</bdi>の1人です。60秒のあいだ取り消せます。
          </p>
          <div className="row">
            <SubmitButton look="primary">60秒後に送信する</SubmitButton>
            <Link to={detailOf(id)}>通知しない</Link>
          </div>
        </PageForm>
      ) : (
        <p className="note">
          「{stepName(step)}」は候補者に通知しない設定です。
          <Link to={`${href('/online/companies/messages/detail')}?candidate_id=${candidate.id}`}>メッセージ</Link>
          を送ることはできます。
        </p>
      )}
    </div>
  )
}
