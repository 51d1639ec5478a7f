import { href, Link } from 'react-router'
import { externalProviders } from '#contract/accounts/sign-in/external-providers.ts'
import { PasskeysSection } from '#web/accounts/passkeys/passkeys-section.tsx'
import { FactorSection } from '#web/accounts/second-factors/factor-section.tsx'
import { DevicesSection } from '#web/accounts/security/devices-section.tsx'
import { saveSecurity } from '#web/accounts/security/save-security.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { Route } from './+types/security-page.ts'
import { settingsCrumbs } from '../settings/settings-crumbs.ts'
import '#web/accounts/security/security.css'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { sessions, passkeys, second_factor, identities } = context.get(apiContext).candidate_users
  const [devices, keys, factor, elsewhere] = await Promise.all([sessions.list(), passkeys.list(), second_factor.show(), identities.list()])
  return { ...devices, ...keys, ...elsewhere, factor, now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ candidate_users }, values, intent) => {
    if (intent !== 'stop_passkey_factor') return saveSecurity(candidate_users, values, intent, href('/settings/security'))
    await candidate_users.second_factor.ask_for_passkey({ is_asked: false })
    return 'パスワードのあとに、パスキーを求めないようにしました。'
  })

export const meta = candidateMeta({
  title: 'ログインとセキュリティ',
  description: 'メールアドレス、パスワード、二段階認証、パスキー、ログイン中の端末。',
  path: href('/settings/security'),
})

export default function SecurityPage({ loaderData: { sessions, passkeys, identities, is_available, factor, now } }: Route.ComponentProps) {
  const account = useAccount()
  const line = account?.line_unlink_url ?? account?.line_login_url
  const linked = [
    ...identities.filter(({ linked_at }) => linked_at).map(({ provider }) => externalProviders[provider] as string),
    ...(account?.line_connected ? ['LINE'] : []),
  ]
  return (
    <CandidatePage look="security" title="ログインとセキュリティ" crumbs={settingsCrumbs}>
      <section aria-labelledby="email">
        <h2 id="email">メールアドレス</h2>
        <div className="row between">
          <p className="address">{account?.email}</p>
          <Link className="button small" to={href('/settings/security/email')}>
            変更
          </Link>
        </div>
      </section>
      <section aria-labelledby="password">
        <h2 id="password">パスワード</h2>
        <div className="row between">
          <p className="small muted">{account?.has_password === false ? '設定していません。' : '変えると、ほかの端末はログアウトします。'}</p>
          <Link className="button small" to={href('/settings/security/password')}>
            変更
          </Link>
        </div>
      </section>
      <FactorSection factor={factor} newFactor={href('/settings/security/second_factor')} account={href('/settings/security')} />
      <PasskeysSection addTo={href('/settings/security/passkey')} passkeys={passkeys} isAvailable={is_available} now={now} />
      <ElsewhereSection linked={linked} isOffered={identities.length > 0 || Boolean(line)} />
      <DevicesSection sessions={sessions} now={now} />
      <section aria-labelledby="consents">
        <h2 id="consents">同意したこと</h2>
        <p>
          <Link to={href('/settings/consents')}>何に、いつ同意したかを見る</Link>
        </p>
      </section>
    </CandidatePage>
  )
}

/** Where else one signs in; absent where the site has no provider. */
function ElsewhereSection({ linked, isOffered }: { linked: string[]; isOffered: boolean }) {
  if (!isOffered) return null
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere">ほかのサービスでのログイン</h2>
      <div className="row between">
        <p className="small muted">{linked.length > 0 ? `${linked.join('、')}と連携しています。` : '連携していません。'}</p>
        <Link className="button small" to={href('/settings/sign_in')} aria-label="ほかのサービスでのログインを変更">
          変更
        </Link>
      </div>
    </section>
  )
}
