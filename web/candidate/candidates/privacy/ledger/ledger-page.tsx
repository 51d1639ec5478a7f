import { href, Link } from 'react-router'
import { apiPrefix } from '#contract/index.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/ledger-page.ts'
import { accessRows, AccessTable } from './access-table.tsx'

const PATH = href('/settings/privacy/ledger')

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

export const meta = candidateMeta({ title: '見られた記録', description: 'どの企業が、いつ、プロフィールのどこを見たかの記録です。', path: PATH })

export default function LedgerPage({ loaderData: { rows, next_id, isFirst, files } }: Route.ComponentProps) {
  return (
    <CandidatePage
      look="narrow stack"
      title="見られた記録"
      crumbs={[{ to: href('/settings/privacy'), label: '公開と見え方' }]}
      intro="企業があなたのプロフィールを開くと、その場で1行が書かれます。だれにも消せません。自分で「企業からの見え方」を確かめたときは、書かれません。"
    >
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
    </CandidatePage>
  )
}
