import { href, Link } from 'react-router'
import { type Api, apiPrefix } from '#contract/index.ts'
import { accessRows, AccessTable } from './access-table.tsx'

const PATH = href('/visitors')

/** For loaders: a page of the log. An invalid cursor means its start. */
export async function loadAccessLog({ candidate_users }: Api, url: URL, now: Date) {
  const before_id = /^[1-9]\d{0,8}$/.exec(url.searchParams.get('before_id') ?? '')?.[0]
  const { accesses, next_id } = await candidate_users.access_ledger.list({ before_id })
  const files = [
    { label: 'CSV', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=csv` },
    { label: 'JSON', path: `${apiPrefix}/candidate_users/access_ledger/export/?file_format=json` },
  ]
  return { rows: accessRows(accesses, now), next_id, isFirst: !before_id, files }
}

/** Every single look of a company, which nobody can delete. */
export const AccessLog = ({ log: { rows, next_id, isFirst, files } }: { log: Awaited<ReturnType<typeof loadAccessLog>> }) => (
  <section id="log" aria-labelledby="log-title">
    <h2 id="log-title">閲覧の記録</h2>
    <p className="small muted">
      企業があなたのプロフィールを開くたびに1行が書かれます。だれにも消せません。自分で「企業からの見え方」を確かめたときは、書かれません。
    </p>
    {rows.length > 0 ? (
      <>
        <p className="row">
          {files.map(({ label, path }) => (
            <a key={label} className="button small" href={path} download>
              {label}をダウンロード
            </a>
          ))}
        </p>
        <AccessTable rows={rows} />
      </>
    ) : (
      <p className="note">{isFirst ? '記録は、まだありません。' : 'これより前の記録はありません。'}</p>
    )}
    <nav className="row between" aria-label="記録のページ">
      {!isFirst && <Link to={`${PATH}#log`}>新しい記録へ戻る</Link>}
      {next_id && <Link to={`${PATH}?before_id=${next_id}#log`}>これより前を見る</Link>}
    </nav>
  </section>
)
