import { Form, Link, useActionData, useNavigation } from 'react-router'
import { operatorRoleNames } from '#contract/operator-acts.ts'
import { DoneNote } from '#web/forms/done-note.tsx'
import type { FormResult } from '#web/forms/form-result.ts'
import { FormRefusal } from '#web/forms/form-refusal.tsx'
import { apiContext } from '#web/page-context.ts'
import { PasskeysSection } from '#web/passkeys/passkeys-section.tsx'
import { SessionRow } from '#web/security/session-row.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { FactorSection } from '#web/staff/factor-section.tsx'
import { submitGrave } from '../submit-grave.ts'
import { useOperatorAccount } from '../use-operator-account.ts'
import type { Route } from './+types/account-page.ts'
import { saveAccount } from './save-account.ts'
import '#web/security/security.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { sessions, second_factor, passkeys } = context.get(apiContext).operators
  const [devices, factor, keys] = await Promise.all([sessions.list(), second_factor.show(), passkeys.list()])
  return { devices: devices.sessions, factor, ...keys, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitGrave(args, saveAccount)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'あなたのアカウント', description: 'パスワードと二段階認証。', path: '/operator/account', noindex: true })

export default function OperatorAccountPage({ loaderData: { devices, factor, passkeys, is_available, now } }: Route.ComponentProps) {
  const { name, email, role } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap security">
      <h1>あなたのアカウント</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <ul className="rows">
        <li>
          <p>
            {name}
            <br />
            <span className="small muted">{operatorRoleNames[role]}</span>
          </p>
        </li>
        <li>
          <p className="address">
            <span className="small muted">メールアドレス</span>
            <br />
            {email}
          </p>
          <Link className="button small" to="/operator/account/email" aria-label="メールアドレスを変える">
            変える
          </Link>
        </li>
        <li>
          <p>
            パスワード
            <br />
            <span className="small muted">変えると、ほかの端末はログアウトします。</span>
          </p>
          <Link className="button small" to="/operator/account/password" aria-label="パスワードを変える">
            変える
          </Link>
        </li>
      </ul>
      <FactorSection factor={factor} at="/operator" account="/operator/account" />
      <PasskeysSection addTo="/operator/second_factor/new" passkeys={passkeys} isAvailable={is_available} result={result} now={now} />
      <section aria-labelledby="devices">
        <h2 id="devices">ログイン中の端末</h2>
        <ul className="rows">
          {devices.map((session) => (
            <SessionRow key={session.id} session={session} now={now} isBusy={isBusy} />
          ))}
        </ul>
        {devices.length > 1 && (
          <Form method="post">
            <button type="submit" name="intent" value="others" className="button small" aria-disabled={isBusy}>
              ほかの端末をすべてログアウトさせる
            </button>
          </Form>
        )}
      </section>
    </div>
  )
}
