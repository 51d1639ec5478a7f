import { Link } from 'react-router'
import { apiPrefix } from '#contract/index.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import type { Route } from './+types/ledger-page.ts'
import { accessRows } from './access-rows.ts'
import { AccessTable } from './access-table.tsx'
import { PrivacyCrumbs } from '../privacy-crumbs.tsx'
import styles from '../privacy.module.css'

const PATH = '/settings/privacy/ledger'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  // An invalid cursor means the start of the log.
  const before_id = /^[1-9]\d{0,8}$/.exec(url.searchParams.get('before_id') ?? '')?.[0]
  const { accesses, next_id } = await context.get(apiContext).candidate_users.access_ledger.list({ before_id })
  const files = [
    { name: 'CSV', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=csv` },
    { name: 'JSON', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=json` },
  ]
  return { rows: accessRows(accesses, new Date()), next_id, isFirst: !before_id, files }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '見られた記録', description: 'どの企業が、いつ、プロフィールのどこを見たかの記録です。', path: PATH, noindex: true })

export default function LedgerPage({ loaderData: { rows, next_id, isFirst, files } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PrivacyCrumbs here="見られた記録" />
      <h1>見られた記録</h1>
      <p className="prose">
        企業があなたのプロフィールを開くと、その場で1行が書かれます。だれにも消せません。自分で「企業からの見え方」を確かめたときは、書かれません。
      </p>
      {rows.length > 0 ? (
        <>
          <p className="row">
            {files.map(({ name, path }) => (
              <a key={name} className="button small" href={path} download>
                {name}で受け取る
              </a>
            ))}
          </p>
          <AccessTable rows={rows} />
        </>
      ) : (
        <p className="note">{isFirst ? '記録は、まだありません。' : 'これより前の記録はありません。'}</p>
      )}
      <nav className="row between" aria-label="記録のページ">
        {!isFirst && <Link to={PATH}>新しい記録へ戻る</Link>}
        {next_id && <Link to={`${PATH}?before_id=${next_id}`}>これより前を見る</Link>}
      </nav>
    </div>
  )
}
