import { offered } from '#contract/platform/lookups/offered.ts'
import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { PasswordInput } from '#web/platform/forms/password-input.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/quit-page.ts'
import './quit.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async ({ context }: Route.LoaderArgs) => ({ reasons: offered((await context.get(apiContext).masters.list()).withdrawal_reasons) })

/** The form asks for the password itself, so that a candidate leaves with one form and no detour. */
export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { reason, password }) => {
    if (textOf(password)) await api.sessions.confirm({ password: textOf(password) })
    await api.candidate_users.withdrawal({ reason: Number(textOf(reason)) })
    return redirect('/goodbye', 303)
  })

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: '退会', description: '芽生えを退会します。', path: '/quit', noindex: true })

export default function QuitPage({ loaderData: { reasons } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const issues = result?.saved === false ? result.refusal.issues : {}
  const chosen = result?.saved === false ? textOf(result.values.reason) : ''
  return (
    <div className="wrap quit stack">
      <h1>退会</h1>
      <p className="prose">退会すると、すぐに次のものが消えます。元に戻すことはできません。</p>
      <section aria-labelledby="goes">
        <h2 id="goes">消えるもの</h2>
        <ul className="plain-list">
          {whatGoes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays">
        <h2 id="stays">残るもの</h2>
        <ul className="plain-list">
          {whatStays.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="note">
        手元に残したいものがあれば、先に<Link to="/settings/export">データを書き出して</Link>ください。
      </p>
      <FormRefusal result={result} />
      <Form method="post" className="stack" reloadDocument>
        <fieldset className="field">
          <legend>
            退会する理由<span className="must">必須</span>
          </legend>
          <p className="hint">理由と日付だけを数えます。あなたとは結びつきません。</p>
          {reasons.map(({ id, name }) => (
            <label key={id} className="choice">
              <input type="radio" name="reason" value={id} required defaultChecked={chosen === String(id)} /> {name}
            </label>
          ))}
        </fieldset>
        <Field label="パスワード" hint="ご本人であることを確かめます。15分以内にログインした方は、空のままで進めます。" error={issues.password}>
          <PasswordInput name="password" autoComplete="current-password" required={false} />
        </Field>
        <div className="row">
          <button type="submit" className="button danger" aria-disabled={isBusy || undefined}>
            退会する
          </button>
          <Link className="button bare" to="/settings">
            やめる
          </Link>
        </div>
      </Form>
    </div>
  )
}

/** docs/leaving.md in the words of the page. */
const whatGoes = [
  'プロフィール、職歴、希望、your vision',
  '職務経歴書などの送ったファイルと、書き出したファイル',
  '気になる、保存した求人、興味なし、見た求人、保存した条件',
  'ブロックと公開の設定、企業に見られた記録',
  '企業に送ったメッセージの本文',
  'メールアドレスとパスワード、ログインの記録',
]

const whatStays = [
  '企業から届いたメッセージの本文（企業の側に残ります。あなたは「退会済みユーザー」と表示されます）',
  '退会した日と理由の件数（だれのものかは残りません）',
  'サーバーのバックアップ（保管の期間が過ぎると消えます）',
]
