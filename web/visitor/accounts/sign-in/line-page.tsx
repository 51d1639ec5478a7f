import { data, href, Link, redirect } from 'react-router'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/line-page.ts'
import '../sign-in-page.css'

/** The page to which LINE leads back. A GET changes something here; the cookie and the state prove that this browser began it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    const { outcome, next, needs_second_factor } = await context.get(apiContext).sessions.line.finish({ query: url.search.slice(1) })
    if (outcome === 'new') return redirect(href('/registration/external'), 303) as never
    const goesOn = outcome === 'linked' ? href('/settings/line') : (safePath(next) ?? href('/'))
    return redirect(needs_second_factor ? factorPath(goesOn) : goesOn, 303) as never
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    if (refusal.code === 'LINE_UNAVAILABLE') throw data(null, { status: 404 })
    return data({ sentence: refusal.sentence, isSignedIn: context.get(areaContext) === 'candidate' }, 400)
  }
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'LINEでの確認', description: 'LINEから戻りました。', path: href('/line/callback'), noindex: true }),
  // The address contains LINE's response.
  { name: 'referrer', content: 'no-referrer' },
]

export default function LinePage({ loaderData: { sentence, isSignedIn } }: Route.ComponentProps) {
  return (
    <div className="wrap sign-in">
      <div className="stack sign-in-form">
        <h1>LINEでの確認</h1>
        <p className="note warn">{sentence}</p>
        <p>{isSignedIn ? <Link to={href('/settings/line')}>LINE連携へ戻る</Link> : <Link to="/online/companies/">ログインへ戻る</Link>}</p>
      </div>
    </div>
  )
}
