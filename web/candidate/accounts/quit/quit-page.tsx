import { href, Link, redirect } from 'react-router'
import { offered } from '#contract/platform/lookups/offered.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { refusalOf, Refused } from '#web/platform/api/refusal.ts'
import { loadWhatGoes } from './load-what-goes.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useWaitingCount } from '#web/platform/calls/use-waiting-count.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/quit-page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const reasons = offered((await api.lookups.list()).withdrawal_reasons)
  const reason = reasons.find(({ id }) => String(id) === url.searchParams.get('reason'))
  return { reasons, last: reason ? { reason: { id: reason.id, name: reason.name }, counts: await loadWhatGoes(api) } : null }
}

/** First the reason and the password, so that a candidate makes no detour; then a second look at what will be gone. */
export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, { reason, password }, intent) => {
    if (textOf(password)) await api.sessions.confirm({ password: textOf(password) }).catch(atField)
    if (intent !== 'leave' && textOf(reason)) return redirect(`${href('/quit')}?${new URLSearchParams({ reason: textOf(reason) })}`, 303)
    await api.candidate_users.withdrawal({ reason: Number(textOf(reason)) })
    return redirect(href('/goodbye'), 303)
  })

/** A wrong password is said at its field. */
function atField(error: unknown): never {
  if (refusalOf(error)?.code !== 'WRONG_PASSWORD') throw error
  throw new Refused({ code: 'WRONG_PASSWORD', sentence: 'パスワードが違います。', issues: { password: 'パスワードが違います。' } })
}

export const meta = candidateMeta({ title: '退会', description: 'このサイトを退会します。', path: href('/quit') })

export default function QuitPage({ loaderData: { reasons, last } }: Route.ComponentProps) {
  return last ? <LastLook {...last} /> : <FirstLook reasons={reasons} />
}

function FirstLook({ reasons }: Pick<Route.ComponentProps['loaderData'], 'reasons'>) {
  const form = usePageForm<{ reason: string; password: string }>()
  return (
    <CandidatePage look="narrow stack" title="退会" intro="退会すると、すぐに次のものが消えます。元に戻すことはできません。" result={null}>
      {[
        { id: 'goes', title: '消えるもの', lines: whatGoes },
        { id: 'stays', title: '残るもの', lines: whatStays },
      ].map(({ id, title, lines }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className="plain-list">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="note">
        手元に残したいものがあれば、先に<Link to={href('/settings/export')}>データを書き出して</Link>ください。
      </p>
      <FormAnswer result={form.result} />
      <PageForm reloadDocument>
        <ChoicesField
          type="radio"
          name="reason"
          legend="退会する理由"
          need="must"
          hint="理由と日付だけを数えます。あなたとは結びつきません。"
          options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={form.valueOf('reason')}
          required
        />
        <Field label="パスワード" hint="ご本人であることを確かめます。15分以内にログインした方は、空のままで進めます。" error={form.issues.password}>
          <PasswordInput name="password" autoComplete="current-password" required={false} />
        </Field>
        <div className="row">
          <SubmitButton look="danger">確認へ進む</SubmitButton>
          <Link className="button bare" to={href('/settings')}>
            キャンセル
          </Link>
        </div>
      </PageForm>
    </CandidatePage>
  )
}

/** What it is about, in numbers, and the way back again. Nothing has happened until here. */
function LastLook({ reason, counts }: NonNullable<Route.ComponentProps['loaderData']['last']>) {
  const account = useAccount()
  const waiting = useWaitingCount()
  const form = usePageForm<{ reason: string }>()
  return (
    <CandidatePage
      look="narrow stack"
      title="退会の最終確認"
      intro="まだ退会していません。「退会する」を押すと、次のものがすぐに消えます。元に戻すことはできません。"
      result={null}
    >
      <FormAnswer result={form.result} />
      {form.result?.saved === false && account?.has_password === false && (
        <p className="note">
          パスワードを設定していないときは、ログインし直すか、<Link to={href('/settings/security/password')}>メールのリンクで設定</Link>してから、退会できます。
        </p>
      )}
      <ul className="plain-list">
        {counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>プロフィール、設定、メールアドレスと、ログインの方法</li>
        {waiting > 0 && <li>この端末で送信待ちのメッセージ {waiting}件</li>}
      </ul>
      <p className="small muted">退会する理由：{reason.name}</p>
      <PageForm reloadDocument hidden={{ reason: reason.id }}>
        <div className="row">
          <SubmitButton look="danger" intent="leave">
            退会する
          </SubmitButton>
          <Link className="button bare" to={href('/settings')}>
            退会しない
          </Link>
        </div>
      </PageForm>
    </CandidatePage>
  )
}

/** docs/leaving.md in the words of the page. */
const whatGoes = [
  'プロフィール、職歴、希望、your vision',
  '職務経歴書などの送ったファイルと、書き出したファイル',
  '気になる、保存した求人、興味なし、閲覧履歴、保存した検索',
  'ブロックと公開の設定、企業に見られた記録',
  '企業に送ったメッセージの本文',
  'メールアドレスとパスワード、ログインの記録',
]

const whatStays = [
  '企業から届いたメッセージの本文（企業の側に残ります。あなたは「退会済みユーザー」と表示されます）',
  '退会した日と理由の件数（だれのものかは残りません）',
  'サーバーのバックアップ（保管の期間が過ぎると消えます）',
]
