import { differenceText, rateText } from '#contract/hiring/analytics/rate-text.ts'
import { operatorTables, type SiteCount, siteCountNames, siteCounts } from '#contract/operations/figures/operator-figure-names.ts'
import type { OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { ColumnChart } from '#web/ui/columns/column-chart.tsx'
import { spanText, spanTick } from '#web/work/parts/span-text.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Props = { figures: OperatorFigures; file: string; now: Date }
type Part = OperatorFigures['parts'][number]

const drawn = ['sign_ups', 'applications', 'scouts', 'hires'] as const
/** What each count is a part of. */
const wholes: Partial<Record<SiteCount, SiteCount>> = { registered: 'sign_ups', active: 'sign_ups' }

/** What happened, all in all and part by part, beside the same number of days before. */
export function PartsSection({ figures: { parts, totals, before }, file, now }: Props) {
  const columns: Columns<Part> = [
    { key: 'span', header: '期間', cell: (part) => spanText(part, now) },
    ...siteCountNames.map((what) => ({ key: what, header: siteCounts[what], kind: 'end' as const, cell: ({ counts }: Part) => counts[what] })),
  ]
  const rows = siteCountNames.map((what) => ({ what, count: totals[what], before: before[what], rate: rateOf(totals, what) }))
  return (
    <section className="stack" aria-labelledby="counts">
      <h2 id="counts">サイトの動き</h2>
      <DataTable caption="サイトの動き" columns={totalColumns} rows={rows} id={({ what }) => what} />
      <p className="small muted">
        「7日以内」の2つは、期間中に登録した人のうち、登録から7日以内にした人です。直近7日の登録は、まだ増えることがあります。退会した人と消えたものは入りません。割合は5人から表示します。
      </p>
      <div className="charts">
        {drawn.map((what) => (
          <ColumnChart
            key={what}
            title={siteCounts[what]}
            unit={what === 'sign_ups' ? '人' : '件'}
            columns={parts.map((part) => ({ label: spanText(part, now), short: spanTick(part, parts), value: part.counts[what] }))}
            sentence={`合計${totals[what].toLocaleString('ja-JP')}${what === 'sign_ups' ? '人' : '件'}。前の同じ日数は${before[what].toLocaleString('ja-JP')}${what === 'sign_ups' ? '人' : '件'}です。`}
          />
        ))}
      </div>
      <details>
        <summary>{operatorTables.parts}の表</summary>
        <DataTable caption={operatorTables.parts} columns={columns} rows={parts} id={({ begins_on }) => begins_on} />
      </details>
      <p>
        <a className="button small" href={file} download>
          時期ごとのCSVをダウンロード
        </a>
      </p>
    </section>
  )
}

type Total = { what: SiteCount; count: number; before: number; rate: string }
const totalColumns: Columns<Total> = [
  { key: 'what', header: '項目', cell: ({ what }) => siteCounts[what] },
  { key: 'count', header: '件数', kind: 'end', cell: ({ count }) => count.toLocaleString('ja-JP') },
  { key: 'rate', header: '割合', kind: 'end', cell: ({ rate }) => rate },
  { key: 'before', header: '前の期間', kind: 'end', cell: ({ before }) => before.toLocaleString('ja-JP') },
  { key: 'difference', header: '差', kind: 'end', cell: ({ count, before }) => differenceText(count, before) },
]

function rateOf(totals: OperatorFigures['totals'], what: SiteCount) {
  const whole = wholes[what]
  return whole ? rateText(totals[what], totals[whole], '人') : ''
}
