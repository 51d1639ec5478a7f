import { href, useActionData } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PasskeysSection } from '#web/accounts/passkeys/passkeys-section.tsx'
import { KeysSection } from '#web/work/keys/keys-section.tsx'
import { DevicesSection } from '#web/accounts/security/devices-section.tsx'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FactorSection } from '#web/accounts/second-factors/factor-section.tsx'
import { PasswordAndAddress } from '#web/accounts/staff/password-and-address.tsx'
import { saveSecurity } from '#web/accounts/security/save-security.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Route } from './+types/account-page.ts'
import '#web/accounts/security/security.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { sessions, second_factor, passkeys } = context.get(apiContext).operators
  const [devices, factor, keys] = await Promise.all([sessions.list(), second_factor.show(), passkeys.list()])
  return { devices: devices.sessions, factor, ...keys, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, ({ operators }, values, intent) => saveSecurity(operators, values, intent, href('/operator/account')))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'あなたのアカウント', description: 'パスワードと二段階認証。', path: href('/operator/account'), noindex: true })

export const handle = crumbs({ here: 'アカウント' })

export default function OperatorAccountPage({ loaderData: { devices, factor, passkeys, is_available, now } }: Route.ComponentProps) {
  const { name, email, role } = useOperatorAccount()
  const result = useActionData<FormResult>()
  return (
    <div className="wrap security">
      <h1>あなたのアカウント</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <ul className="rows">
        <li>
          <p>
            <bdi>{name}</bdi>
            <br />
            <span className="small muted">{operatorRoleNames[role]}</span>
          </p>
        </li>
        <PasswordAndAddress email={email} account={href('/operator/account')} />
      </ul>
      <FactorSection factor={factor} newFactor={href('/operator/second_factor/new')} account={href('/operator/account')} />
      <PasskeysSection addTo={href('/operator/second_factor/new')} passkeys={passkeys} isAvailable={is_available} now={now} />
      <KeysSection />
      <DevicesSection sessions={devices} now={now} />
    </div>
  )
}
