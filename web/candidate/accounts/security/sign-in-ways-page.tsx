import { href, Link, redirect } from 'react-router'
import { externalNames, externalProviders } from '#contract/accounts/sign-in/external-providers.ts'
import { longTimeText } from '#contract/platform/time/japan-time.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { settingsCrumbs } from '../settings/settings-crumbs.ts'
import type { Route } from './+types/sign-in-ways-page.ts'
import '#web/accounts/security/security.css'

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).candidate_users.identities.list()

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ candidate_users: { identities } }, _, intent) => {
    const [act, name] = (intent ?? '').split(':')
    const provider = externalNames.find((one) => one === name)
    if (!provider) return
    if (act === 'link') return redirect((await identities.begin({ provider })).url, 303)
    await identities.unlink({ provider })
    return `${externalProviders[provider]}との連携を解除しました。メールでもお知らせします。`
  })

export const meta = candidateMeta({
  title: 'ほかのサービスでのログイン',
  description: 'Google、Apple、GitHub、LINEでログインできるようにします。',
  path: href('/settings/sign_in'),
})

export default function SignInWaysPage({ loaderData: { identities } }: Route.ComponentProps) {
  const account = useAccount()
  const line = account?.line_unlink_url ?? account?.line_login_url
  return (
    <CandidatePage
      look="security"
      title="ほかのサービスでのログイン"
      crumbs={settingsCrumbs}
      intro="連携すると、そのサービスでログインできます。このサイトが受け取るのは、サービスが付けた番号だけです。連携しても、プロフィールや企業への公開は変わりません。"
    >
      {identities.length === 0 && !line && <p className="muted">このサイトで使えるサービスはありません。</p>}
      <ul className="plain-list stack">
        {identities.map(({ provider, linked_at, last_used_at, is_available }) => (
          <li key={provider} className="row between">
            <div>
              <b>{externalProviders[provider]}</b>
              <p className="small muted">
                {linked_at ? `連携しています（${longTimeText(new Date(linked_at))}から）` : '連携していません'}
                {last_used_at && `。最後に使った日時：${longTimeText(new Date(last_used_at))}`}
                {!is_available && '。このサイトでは、いまは使えません'}
              </p>
            </div>
            <PageForm className="" reloadDocument>
              <SubmitButton
                look="small"
                intent={`${linked_at ? 'unlink' : 'link'}:${provider}`}
                aria-label={`${externalProviders[provider]}${linked_at ? 'との連携を解除する' : 'と連携する'}`}
              >
                {linked_at ? '解除' : '連携する'}
              </SubmitButton>
            </PageForm>
          </li>
        ))}
        {line && (
          <li className="row between">
            <div>
              <b>LINE</b>
              <p className="small muted">{account?.line_connected ? '連携しています' : '連携していません'}</p>
            </div>
            <Link className="button small" to={line} aria-label={account?.line_connected ? 'LINEとの連携を解除する' : 'LINEと連携する'}>
              {account?.line_connected ? '解除' : '連携する'}
            </Link>
          </li>
        )}
      </ul>
      {account && !account.has_password && (
        <p className="note">
          パスワードは設定していません。ほかのログイン方法をすべて解除する前に、<Link to={href('/settings/security/password')}>パスワードを設定</Link>
          してください。
        </p>
      )}
    </CandidatePage>
  )
}
