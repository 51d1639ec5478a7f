import { href, Link } from 'react-router'
import { AccessTable } from './access-table.tsx'
import type { LoadedAccessLog } from './load-access-log.ts'

const PATH = href('/visitors')

/** Every single look of a company, which nobody can delete. */
export const AccessLog = ({ log: { rows, next_id, isFirst, files } }: { log: LoadedAccessLog }) => (
  <section id="log" aria-labelledby="log-title">
    <h2 id="log-title">見られた記録</h2>
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
