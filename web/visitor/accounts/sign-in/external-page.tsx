import { data, href, Link, redirect } from 'react-router'
import { externalNames, externalProviders } from '#contract/accounts/sign-in/external-providers.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/external-page.ts'
import '../sign-in-page.css'

/** The page to which a provider leads back. A GET changes something here; the cookie and the state prove that this browser began it. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const provider = externalNames.find((name) => name === params.provider)
  if (!provider) throw data(null, { status: 404 })
  try {
    const { outcome, next, needs_second_factor } = await context.get(apiContext).sessions.external.finish({ provider, query: url.search.slice(1) })
    if (outcome === 'new') return redirect(href('/registration/external'), 303) as never
    const goesOn = outcome === 'linked' ? href('/settings/sign_in') : (safePath(next) ?? href('/'))
    return redirect(needs_second_factor ? factorPath(goesOn) : goesOn, 303) as never
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.code === 'EXTERNAL_UNAVAILABLE') throw data(null, { status: 404 })
    const isSignedIn = context.get(areaContext) === 'candidate'
    return data({ name: externalProviders[provider], sentence: refusal.sentence, isSignedIn, isRegistered: refusal.code === 'ADDRESS_REGISTERED' }, 400)
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches, location }) => [
  ...pageMeta(matches, { title: 'ほかのサービスでの確認', description: 'ほかのサービスから戻りました。', path: location.pathname, noindex: true }),
  // The address contains the provider's response.
  { name: 'referrer', content: 'no-referrer' },
]

export default function ExternalPage({ loaderData: { name, sentence, isSignedIn, isRegistered } }: Route.ComponentProps) {
  const signIn = isRegistered ? `/online/companies/?next=${encodeURIComponent(href('/settings/sign_in'))}` : '/online/companies/'
  return (
    <div className="wrap sign-in">
      <div className="stack sign-in-form">
        <h1>{name}での確認</h1>
        <p className="note warn">{sentence}</p>
        <p>
          {isSignedIn ? (
            <Link to={href('/settings/sign_in')}>ほかのサービスでのログインへ戻る</Link>
          ) : (
            <Link to={signIn}>{isRegistered ? 'ログインして連携する' : 'ログインへ戻る'}</Link>
          )}
        </p>
      </div>
    </div>
  )
}
