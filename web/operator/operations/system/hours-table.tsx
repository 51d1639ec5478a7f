import type { SystemSample } from '#contract/platform/system/system-figures.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

const HOUR = 3_600_000

/** The charts as numbers: the most of each hour, the latest first. */
export function HoursTable({ samples }: { samples: SystemSample[] }) {
  const hours = [...Map.groupBy(samples, ({ at }) => Math.floor(Date.parse(at) / HOUR) * HOUR)].toReversed()
  const most = (of: SystemSample[], name: keyof Omit<SystemSample, 'at'>) => Math.max(...of.map((sample) => sample[name] ?? 0)).toLocaleString('ja-JP')
  return (
    <details>
      <summary>1時間ごとの数字で見る</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself and holds nothing to press: the keyboard needs a way in */}
      <section className="scroll" aria-label="1時間ごとの数字" tabIndex={0}>
        <table className="table system-table">
          <thead>
            <tr>
              <th scope="col">時刻</th>
              <th scope="col" className="r">
                リクエスト/分
              </th>
              <th scope="col" className="r">
                p95（ミリ秒）
              </th>
              <th scope="col" className="r">
                ライブの接続
              </th>
              <th scope="col" className="r">
                待っている仕事
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map(([hour, of]) => (
              <tr key={hour}>
                <th scope="row">
                  <ExactTime at={new Date(hour).toISOString()} />
                </th>
                <td className="r num">{most(of, 'requests_per_minute')}</td>
                <td className="r num">{most(of, 'p95_ms')}</td>
                <td className="r num">{most(of, 'streams')}</td>
                <td className="r num">{most(of, 'waiting')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
