import { Form, Link, useActionData, useNavigation } from 'react-router'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { apiContext } from '#web/page-context.ts'
import { useAccount } from '#web/shell/account/use-account.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import type { Route } from './+types/security-page.ts'
import { LineSection } from '../line/line-section.tsx'
import { PasskeysSection } from '#web/passkeys/passkeys-section.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import { SessionRow } from '#web/security/session-row.tsx'
import '#web/security/security.css'

export const middleware = routeMiddleware('signed-in')

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { sessions, passkeys } = context.get(apiContext).candidate_users
  return { ...(await sessions.list()), ...(await passkeys.list()), now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, { session_id, passkey_id, name }, intent) => {
    if (intent === 'rename_passkey') {
      await api.candidate_users.passkeys.rename({ passkey_id: textOf(passkey_id), name: textOf(name) })
      return 'パスキーの名前を変えました。'
    }
    if (intent === 'remove_passkey') {
      await api.candidate_users.passkeys.remove({ passkey_id: textOf(passkey_id) })
      return 'パスキーを削除しました。端末に残ったものは、端末の設定で消せます。'
    }
    if (intent === 'others') await api.candidate_users.sessions.end_others()
    else await api.candidate_users.sessions.end({ session_id: textOf(session_id) })
    return 'ログアウトさせました。'
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'ログインと安全',
    description: 'メールアドレス、パスワード、パスキー、ログイン中の端末。',
    path: '/settings/security',
    noindex: true,
  })

export default function SecurityPage({ loaderData: { sessions, passkeys, is_available, now } }: Route.ComponentProps) {
  const account = useAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap security">
      <SettingsCrumbs here="ログインと安全" />
      <h1>ログインと安全</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <section aria-labelledby="email">
        <h2 id="email">メールアドレス</h2>
        <div className="row between">
          <p className="address">{account?.email}</p>
          <Link className="button small" to="/settings/security/email">
            変える
          </Link>
        </div>
      </section>
      <section aria-labelledby="password">
        <h2 id="password">パスワード</h2>
        <div className="row between">
          <p className="small muted">変えると、ほかの端末はログアウトします。</p>
          <Link className="button small" to="/settings/security/password">
            変える
          </Link>
        </div>
      </section>
      <PasskeysSection addTo="/settings/security/passkey" passkeys={passkeys} isAvailable={is_available} result={result} now={now} />
      <LineSection />
      <section aria-labelledby="devices">
        <h2 id="devices">ログイン中の端末</h2>
        <ul className="rows">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} now={now} isBusy={isBusy} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form method="post">
            <p className="row">
              <button type="submit" name="intent" value="others" className="button small" aria-disabled={isBusy}>
                ほかの端末をすべてログアウトさせる
              </button>
            </p>
          </Form>
        )}
      </section>
      <section aria-labelledby="consents">
        <h2 id="consents">同意したこと</h2>
        <p>
          <Link to="/settings/consents">何に、いつ同意したかを見る</Link>
        </p>
      </section>
    </div>
  )
}
