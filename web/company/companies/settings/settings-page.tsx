import { href, Link } from 'react-router'
import type { CompanySettings } from '#contract/companies/members/company-security.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PasskeysSection } from '#web/accounts/passkeys/passkeys-section.tsx'
import { DevicesSection } from '#web/accounts/security/devices-section.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { KeysSection } from '#web/work/keys/keys-section.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FactorSection } from '#web/accounts/second-factors/factor-section.tsx'
import { PasswordAndAddress } from '#web/accounts/staff/password-and-address.tsx'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { OperatorViewings } from './operator-viewings.tsx'
import type { Route } from './+types/settings-page.ts'
import '#web/accounts/security/security.css'
import '#web/ui/nav/line-nav.css'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { saveSecurity } from '#web/accounts/security/save-security.ts'
import type { CompanyAct } from '#contract/accounts/members/company-acts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { account, sessions, second_factor, passkeys, settings, operator_viewings } = context.get(apiContext).company_users
  const { acts } = await account()
  const [devices, factor, keys, company, viewed] = await Promise.all([
    sessions.list(),
    second_factor.show(),
    passkeys.list(),
    acts.includes('change_settings') ? settings.show() : undefined,
    acts.includes('see_settings') ? operator_viewings.list() : undefined,
  ])
  return { devices: devices.sessions, factor, ...keys, company, viewings: viewed?.viewings, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitSensitive(args, saveSettings)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '設定', description: '自分のアカウント、二段階認証、企業の設定。', path: href('/online/companies/settings'), noindex: true })

export default function CompanySettingsPage({ loaderData: { devices, factor, passkeys, is_available, company, viewings, now } }: Route.ComponentProps) {
  const { acts, name, email, role } = useCompanyAccount()
  const form = usePageForm<{ name: string }>('own', { name })
  const { result } = form
  return (
    <div className="wrap security">
      <h1>設定</h1>
      <FormAnswer result={result} />
      <SettingsLinks acts={acts} />
      {company && <CompanySection settings={company} />}
      <section aria-labelledby="own">
        <h2 id="own">あなたのアカウント</h2>
        <PageForm of={form} preventScrollReset>
          <TextField of={form} name="name" label="氏名" hint="メッセージの差出人として、求職者に見えます。" maxLength={50} required autoComplete="name" />
          <SubmitButton intent="name">氏名を保存する</SubmitButton>
        </PageForm>
        <ul className="rows">
          <PasswordAndAddress email={email} account={href('/online/companies/settings')} />
          <li>
            <p>
              <span className="small muted">役割</span>
              <br />
              {roleNames[role]}
            </p>
          </li>
        </ul>
      </section>
      <FactorSection factor={factor} newFactor={href('/online/companies/second_factor/new')} account={href('/online/companies/settings')} />
      <PasskeysSection addTo={href('/online/companies/second_factor/new')} passkeys={passkeys} isAvailable={is_available} now={now} />
      <KeysSection />
      <DevicesSection sessions={devices} now={now} />
      {viewings && <OperatorViewings viewings={viewings} />}
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
      await settings.change({
        is_hiring_open_position: values.is_hiring_open_position === 'on',
        deny_company_apply: values.deny_company_apply === 'on',
        is_job_approval_required: values.is_job_approval_required === 'on',
      })
      return '企業の設定を保存しました。'
    default:
      return saveSecurity(company_users, values, intent, href('/online/companies/settings'))
  }
}

const links: { to: string; label: string; act?: CompanyAct }[] = [
  { to: 'members', label: 'メンバーと役割', act: 'see_members' },
  { to: 'notifications', label: '通知設定', act: 'see_threads' },
  { to: 'selection_notices', label: '選考の通知', act: 'see_settings' },
  { to: 'templates', label: 'メッセージのテンプレート', act: 'write_messages' },
  { to: 'calendar', label: '面談できる時間', act: 'change_account' },
  { to: 'selection_steps', label: '選考の段階', act: 'see_settings' },
  { to: 'interview_kits', label: '面接キット', act: 'score' },
  { to: 'keys', label: 'APIキーとWebhook', act: 'manage_keys' },
]

/** Settings that have a separate page. */
const SettingsLinks = ({ acts }: { acts: CompanyAct[] }) => (
  <nav className="line-nav" aria-label="ほかの設定">
    {links
      .filter(({ act }) => !act || acts.includes(act))
      .map(({ to, label }) => (
        <Link key={to} to={`/online/companies/settings/${to}`}>
          {label}
        </Link>
      ))}
  </nav>
)

/** The settings of the whole company; only admins see them. */
const CompanySection = ({ settings: { is_hiring_open_position, deny_company_apply, is_job_approval_required } }: { settings: CompanySettings }) => (
  <section aria-labelledby="company">
    <h2 id="company">企業の設定</h2>
    <PageForm preventScrollReset>
      <div>
        <label className="switch">
          オープンポジションを受け付ける
          <input type="checkbox" name="is_hiring_open_position" defaultChecked={is_hiring_open_position} aria-describedby="open-hint" />
        </label>
        <p className="hint" id="open-hint">
          募集する職種を決めずに、企業あてに応募できます。
        </p>
      </div>
      <div>
        <label className="switch">
          求職者からの応募を受け付けない
          <input type="checkbox" name="deny_company_apply" defaultChecked={deny_company_apply} aria-describedby="deny-hint" />
        </label>
        <p className="hint" id="deny-hint">
          求職者は「気になる」だけを送れます。連絡は、御社からのスカウトで始まります。
        </p>
      </div>
      <div>
        <label className="switch">
          求人の公開には管理者の承認が必要
          <input type="checkbox" name="is_job_approval_required" defaultChecked={is_job_approval_required} aria-describedby="approval-hint" />
        </label>
        <p className="hint" id="approval-hint">
          管理者以外による求人の公開と、公開中の求人の変更が、承認の申請になります。申請は管理者全員に通知されます。APIキーからは公開できません。
        </p>
      </div>
      <SubmitButton intent="company">企業の設定を保存する</SubmitButton>
    </PageForm>
  </section>
)
