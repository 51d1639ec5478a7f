import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import { selectionTables } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { SelectionFigures } from '#contract/hiring/analytics/selection-figures.ts'
import { dateText } from '#contract/platform/time/japan-time.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { CaseLink, useCasesPath } from '../cases/case-link.tsx'
import { ColumnChart } from '#web/ui/columns/column-chart.tsx'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'
import { spanText, spanTick } from '#web/work/parts/span-text.ts'

type Props = { figures: SelectionFigures; fileOf: (table: 'parts' | 'steps') => string | false; now: Date }
type Part = SelectionFigures['parts'][number]

/** When selections began, and how long they stayed at each step. */
export function TimeSection({ figures: { parts, stays, all, since, until }, fileOf, now }: Props) {
  const { stepName } = useSelectionWords()
  const to = useCasesPath()
  const begun = parts.map((part) => ({
    label: spanText(part, now),
    short: spanTick(part, parts),
    value: part.begun,
    to: to({ from: part.begins_on, to: part.ends_on }, part.begun),
  }))
  const head = selectionColumns.parts
  const columns: Columns<Part> = [
    { key: 'begins_on', header: head.begins_on, cell: ({ begins_on }) => dateText(begins_on, now) },
    { key: 'ends_on', header: head.ends_on, cell: ({ ends_on }) => dateText(ends_on, now) },
    ...(['begun', 'replied', 'interviewed', 'offered', 'hired'] as const).map((stage) => ({
      key: stage,
      header: head[stage],
      kind: 'end' as const,
      cell: (part: Part) => <CaseLink of={{ from: part.begins_on, to: part.ends_on, stage }} count={part[stage]} />,
    })),
  ]
  const [steps, partsFile] = [fileOf('steps'), fileOf('parts')]
  return (
    <section className="stack" aria-labelledby="time">
      <h2 id="time">時期と日数</h2>
      <div className="charts">
        <ColumnChart title="始まった選考" unit="件" columns={begun} sentence={`応募とスカウトの承諾を合わせて${all.begun}件です。`} />
        <HorizontalBars
          title="同じ段階にいた日数（中央値）"
          unit="日"
          bars={stays.map(({ step, step_id, step_name, count, median_days }) => ({
            label: step_name ?? stepName(step),
            value: median_days,
            note: `${count}件`,
            to: to({ from: since, to: until, stay: stepKey({ step, step_id }) }, count),
          }))}
          sentence="次の段階に移ったか終了した選考から計算しています。いまその段階にいる人は含みません。"
        />
      </div>
      {steps !== false && (
        <p>
          <a className="button small" href={steps} download>
            段階ごとの日数のCSVをダウンロード
          </a>
        </p>
      )}
      <details>
        <summary>{selectionTables.parts}の表</summary>
        <DataTable
          caption={selectionTables.parts}
          columns={columns}
          rows={parts}
          id={({ begins_on }) => begins_on}
          download={partsFile !== false && { href: partsFile, label: 'CSVをダウンロード' }}
        />
      </details>
    </section>
  )
}
