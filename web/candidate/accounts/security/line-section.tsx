import { Link } from 'react-router'
import { useAccount } from '#web/platform/shell/account/use-account.ts'

/** LINE among the ways to sign in; nothing where the site has none. */
export function LineSection() {
  const account = useAccount()
  const page = account?.line_unlink_url ?? account?.line_login_url
  if (!page) return null
  const isLinked = account?.line_connected
  return (
    <section aria-labelledby="line">
      <h2 id="line">LINE連携</h2>
      <div className="row between">
        <p className="small muted">{isLinked ? '連携しています。LINEでログインできます。' : '連携していません。'}</p>
        <Link className="button small" to={page} aria-label={isLinked ? 'LINEとの連携を解く' : 'LINEと連携する'}>
          {isLinked ? '解く' : '連携する'}
        </Link>
      </div>
    </section>
  )
}
