import type { SystemSample } from '#contract/platform/system/system-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'

const HOUR = 3_600_000

type Hour = [hour: number, samples: SystemSample[]]
type Figure = keyof Omit<SystemSample, 'at'>

const most = (name: Figure, header: string) => ({
  key: name,
  header,
  kind: 'end' as const,
  cell: ([, samples]: Hour) => Math.max(...samples.map((sample) => sample[name] ?? 0)).toLocaleString('ja-JP'),
})

const columns: Columns<Hour> = [
  { key: 'hour', header: '時刻', cell: ([hour]) => <ExactTime at={new Date(hour).toISOString()} /> },
  most('requests_per_minute', 'リクエスト/分'),
  most('p95_ms', 'p95（ミリ秒）'),
  most('streams', 'ライブの接続'),
  most('waiting', '待っている仕事'),
]

/** The charts as numbers: the most of each hour, the latest first. */
export function HoursTable({ samples }: { samples: SystemSample[] }) {
  const hours = [...Map.groupBy(samples, ({ at }) => Math.floor(Date.parse(at) / HOUR) * HOUR)].toReversed()
  return (
    <details>
      <summary>1時間ごとの数字で見る</summary>
      <DataTable caption="1時間ごとの数字" columns={columns} rows={hours} id={([hour]) => hour} />
    </details>
  )
}
