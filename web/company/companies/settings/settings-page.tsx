import { Form, useActionData, useNavigation, Link } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PasskeysSection } from '#web/accounts/passkeys/passkeys-section.tsx'
import { DevicesSection } from '#web/accounts/security/devices-section.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FactorSection } from '#web/accounts/second-factors/factor-section.tsx'
import { PasswordAndAddress } from '#web/accounts/staff/password-and-address.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/settings-page.ts'
import { CompanySection } from './company-section.tsx'
import '#web/accounts/security/security.css'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { saveSecurity } from '#web/accounts/security/save-security.ts'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { account, sessions, second_factor, passkeys, settings } = context.get(apiContext).company_users
  const { acts } = await account()
  const [devices, factor, keys, company] = await Promise.all([
    sessions.list(),
    second_factor.show(),
    passkeys.list(),
    acts.includes('change_settings') ? settings.show() : undefined,
  ])
  return { devices: devices.sessions, factor, ...keys, company, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitSensitive(args, saveSettings)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '設定', description: '自分のアカウント、二段階認証、企業の設定。', path: '/online/companies/settings', noindex: true })

export default function CompanySettingsPage({ loaderData: { devices, factor, passkeys, is_available, company, now } }: Route.ComponentProps) {
  const { acts, name, email, role } = useCompanyAccount()
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const issues = result?.saved === false && result.form === 'own' ? result.refusal.issues : {}
  return (
    <div className="wrap security">
      <h1>設定</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <SettingsLinks acts={acts} />
      {company && <CompanySection settings={company} />}
      <section aria-labelledby="own">
        <h2 id="own">あなたのアカウント</h2>
        <Form method="post" className="stack" preventScrollReset>
          <input type="hidden" name="form" value="own" />
          <Field label="氏名" hint="メッセージの差出人として、求職者に見えます。" error={issues.name}>
            <input className="input" name="name" defaultValue={name} maxLength={50} required autoComplete="name" />
          </Field>
          <button type="submit" name="intent" value="name" className="button" aria-disabled={isBusy || undefined}>
            氏名を保存する
          </button>
        </Form>
        <ul className="rows">
          <PasswordAndAddress email={email} account="/online/companies/settings" />
          <li>
            <p>
              <span className="small muted">役割</span>
              <br />
              {roleNames[role]}
            </p>
          </li>
        </ul>
      </section>
      <FactorSection factor={factor} newFactor="/online/companies/second_factor/new" account="/online/companies/settings" />
      <PasskeysSection addTo="/online/companies/second_factor/new" passkeys={passkeys} isAvailable={is_available} result={result} now={now} />
      <DevicesSection sessions={devices} now={now} />
    </div>
  )
}

type Values = Record<string, unknown>

/** The actions of the settings, by intent. */
async function saveSettings({ company_users }: Api, values: Values, intent: string | null) {
  const { own, settings } = company_users
  switch (intent) {
    case 'name':
      await own.change({ name: textOf(values.name) })
      return '氏名を保存しました。'
    case 'company':
      await settings.change({ is_hiring_open_position: values.is_hiring_open_position === 'on', deny_company_apply: values.deny_company_apply === 'on' })
      return '企業の設定を保存しました。'
    default:
      return saveSecurity(company_users, values, intent, '/online/companies/settings')
  }
}

const links: { to: string; label: string; act?: CompanyAct }[] = [
  { to: 'members', label: 'メンバーと役割', act: 'see_members' },
  { to: 'notifications', label: 'お知らせの受け取り', act: 'see_threads' },
  { to: 'selection_notices', label: '選考の通知', act: 'see_settings' },
  { to: 'keys', label: 'APIキーとWebhook', act: 'manage_keys' },
]

/** Settings that have a separate page. */
const SettingsLinks = ({ acts }: { acts: CompanyAct[] }) => (
  <nav className="row" aria-label="ほかの設定">
    {links
      .filter(({ act }) => !act || acts.includes(act))
      .map(({ to, label }) => (
        <Link key={to} className="button small" to={`/online/companies/settings/${to}`}>
          {label}
        </Link>
      ))}
  </nav>
)
