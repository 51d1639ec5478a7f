import type { SystemProcess } from '#contract/platform/system/system-figures.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { byteText } from './byte-text.ts'

/** Each process of the site; one that fell silent fades. */
export const ProcessTable = ({ processes }: { processes: SystemProcess[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in
  <section className="scroll" aria-label="プロセスの表" tabIndex={0}>
    <table className="table system-table">
      <thead>
        <tr>
          <th scope="col">プロセス</th>
          <th scope="col">起動</th>
          <th scope="col">最後の連絡</th>
          <th scope="col" className="r">
            ライブの接続
          </th>
          <th scope="col" className="r">
            リクエスト/分
          </th>
          <th scope="col" className="r">
            p95
          </th>
          <th scope="col" className="r">
            求人の検索
          </th>
          <th scope="col" className="r">
            遅れ
          </th>
          <th scope="col" className="r">
            メモリ
          </th>
          <th scope="col">版</th>
        </tr>
      </thead>
      <tbody>
        {processes.map((one) => (
          <tr key={one.id} className={one.is_stale ? 'stale' : undefined}>
            <th scope="row" className="nw">
              <code>{one.id.slice(0, 8)}</code> {one.is_this && <span className="label">これ</span>}
              {one.is_stale && <span className="label warn">連絡なし</span>}
            </th>
            <td>
              <ExactTime at={one.started_at} />
            </td>
            <td>
              <ExactTime at={one.seen_at} />
            </td>
            <td className="r num">{one.streams.toLocaleString('ja-JP')}</td>
            <td className="r num">{one.requests_per_minute.toLocaleString('ja-JP')}</td>
            <td className="r num">{one.p95_ms === null ? '—' : `${one.p95_ms} ms`}</td>
            <td className="r num">{one.market_jobs.toLocaleString('ja-JP')}件</td>
            <td className="r num">{one.market_lag ?? '—'}</td>
            <td className="r num">{byteText(one.memory_bytes)}</td>
            <td>
              <code className="small">{one.build_id.slice(0, 8)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
