import { differenceText, rateText } from '#contract/hiring/analytics/rate-text.ts'
import { operatorTables, type SiteCount, siteCountNames, siteCounts } from '#contract/operations/figures/operator-figure-names.ts'
import type { OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { ColumnChart } from '#web/ui/columns/column-chart.tsx'
import { FigureLink } from './figure-link.tsx'
import { listsOfCounts } from './figure-lists.ts'
import { spanText, spanTick } from '#web/work/parts/span-text.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Props = { figures: OperatorFigures; file: string; now: Date }
type Part = OperatorFigures['parts'][number]

const drawn = ['sign_ups', 'applications', 'scouts', 'hires'] as const
/** What each count is a part of. */
const wholes: Partial<Record<SiteCount, SiteCount>> = { registered: 'sign_ups', active: 'sign_ups' }

/** What happened, all in all and part by part, beside the same number of days before. */
export function PartsSection({ figures, file, now }: Props) {
  const { parts, totals, before, since, until, before_since, before_until } = figures
  const earlier = { since: before_since, until: before_until }
  const columns: Columns<Part> = [
    { key: 'span', header: '期間', cell: (part) => spanText(part, now) },
    ...siteCountNames.map((what) => ({
      key: what,
      header: siteCounts[what],
      kind: 'end' as const,
      cell: ({ begins_on, ends_on, counts }: Part) => <CountLink what={what} count={counts[what]} from={begins_on} until={ends_on} />,
    })),
  ]
  const rows = siteCountNames.map((what) => ({ what, count: totals[what], before: before[what], rate: rateOf(totals, what), since, until, earlier }))
  return (
    <section className="stack" aria-labelledby="counts">
      <h2 id="counts">サイトの動き</h2>
      <DataTable caption="サイトの動き" columns={totalColumns} rows={rows} id={({ what }) => what} />
      <p className="small muted">
        「7日以内」の2つは、期間中に登録した人のうち、登録から7日以内にした人です。直近7日の登録は、まだ増えることがあります。退会した人と消えたものは入りません。割合は5人から表示します。件数から一覧を開けるのは、企業の承認と求人の公開です。登録した人の全員の一覧はなく、応募・スカウト・選考の1件ずつは運営に公開されません。
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

type Days = { since: string; until: string }
type Total = Days & { what: SiteCount; count: number; before: number; rate: string; earlier: Days }

type Counted = { what: SiteCount; count: number; from: string; until: string }

const CountLink = ({ what, count, from, until }: Counted) => (
  <FigureLink to={listsOfCounts[what]?.(from, until)} count={count} what={`${siteCounts[what]}（${from}〜${until}）`} />
)

const totalColumns: Columns<Total> = [
  { key: 'what', header: '項目', cell: ({ what }) => siteCounts[what] },
  { key: 'count', header: '件数', kind: 'end', cell: ({ since, ...total }) => <CountLink {...total} from={since} /> },
  { key: 'rate', header: '割合', kind: 'end', cell: ({ rate }) => rate },
  {
    key: 'before',
    header: '前の期間',
    kind: 'end',
    cell: ({ what, before, earlier }) => <CountLink what={what} count={before} from={earlier.since} until={earlier.until} />,
  },
  { key: 'difference', header: '差', kind: 'end', cell: ({ count, before }) => differenceText(count, before) },
]

function rateOf(totals: OperatorFigures['totals'], what: SiteCount) {
  const whole = wholes[what]
  return whole ? rateText(totals[what], totals[whole], '人') : ''
}
