import { differenceText, rateText } from '#contract/hiring/analytics/rate-text.ts'
import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import { type SelectionStage, selectionStages, selectionTables, stageNames } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { SelectionFigures } from '#contract/hiring/analytics/selection-figures.ts'
import { DAY, dateText } from '#contract/platform/time/japan-time.ts'
import { CaseLink, type CountedCases, useCasesPath } from '../cases/case-link.tsx'
import { HorizontalBars } from '#web/ui/horizontal-bars.tsx'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Props = { figures: SelectionFigures; file: string | false; now: Date }
type Stage = { stage: SelectionStage; count: number; rate: string; before: number; during: CountedCases; earlier: CountedCases }

/** How far the selections of the period came, beside those of the period before. */
export function StagesSection({ figures: { all, before, days, since, until }, file, now }: Props) {
  const to = useCasesPath()
  const during = { from: since, to: until }
  const earlier = { from: before.since, to: before.until, as_of: new Date(now.getTime() - days * DAY).toISOString() }
  const rows: Stage[] = stageNames.map((stage, place) => ({
    stage,
    count: all[stage],
    rate: place === 0 ? '' : rateText(all[stage], all[stageNames[place - 1]!]),
    before: before.all[stage],
    during: { ...during, stage },
    earlier: { ...earlier, stage },
  }))
  return (
    <section className="stack" aria-labelledby="stages">
      <h2 id="stages">{selectionTables.stages}</h2>
      <p className="small muted">
        期間中に始まった選考が、現在どこまで進んだかです。先の段階に進んだ選考は、飛ばした段階にも数えます。返信は、企業からの最初のメッセージです（回答率とは数え方が異なります）。
      </p>
      <div className="stages">
        <HorizontalBars
          title="段階ごとの件数"
          unit="件"
          bars={stageNames.map((stage) => ({ label: selectionStages[stage], value: all[stage], to: to({ ...during, stage }, all[stage]) }))}
          sentence={`始まった選考${all.begun}件のうち、入社決定は${all.hired}件です。`}
        />
        <DataTable
          caption={selectionTables.stages}
          columns={columns}
          rows={rows}
          id={({ stage }) => stage}
          download={file !== false && { href: file, label: 'CSVをダウンロード' }}
        />
      </div>
      <p className="small muted">
        前の期間は{dateText(before.since, now)}〜{dateText(before.until, now)}です。公平に比べるため、前の期間も、同じだけの日数がたった時点での件数です。
      </p>
      <dl className="totals medians">
        <Median
          label="最初の返信まで（中央値）"
          value={hoursText(all.reply_hours)}
          before={hoursText(before.all.reply_hours)}
          count={all.reply_count}
          of={{ ...during, stage: 'answered' }}
        />
        <Median
          label="入社決定まで（中央値）"
          value={daysText(all.hire_days)}
          before={daysText(before.all.hire_days)}
          count={all.hired}
          of={{ ...during, stage: 'hired' }}
        />
      </dl>
    </section>
  )
}

const head = selectionColumns.stages
const columns: Columns<Stage> = [
  { key: 'stage', header: head.stage, cell: ({ stage }) => selectionStages[stage] },
  { key: 'count', header: head.count, kind: 'end', cell: ({ count, during }) => <CaseLink of={during} count={count} /> },
  { key: 'rate', header: head.rate, kind: 'end', cell: ({ rate }) => rate },
  { key: 'before', header: head.before, kind: 'end', cell: ({ before, earlier }) => <CaseLink of={earlier} count={before} /> },
  { key: 'difference', header: head.difference, kind: 'end', cell: ({ count, before }) => differenceText(count, before) },
]

export const hoursText = (hours: number | null) => (hours === null ? '' : hours < 48 ? `${hours}時間` : `${(hours / 24).toFixed(1)}日`)
export const daysText = (days: number | null) => (days === null ? '' : `${days}日`)

type MedianProps = { label: string; value: string; before: string; count: number; of: CountedCases }

const Median = ({ label, value, before, count, of }: MedianProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value ? (
        <CaseLink of={of} count={count}>
          {value}
        </CaseLink>
      ) : (
        <small>まだありません</small>
      )}
      {value && (
        <small>
          （{count}件）
          {before ? `　前の期間 ${before}` : '　前の期間は0件'}
        </small>
      )}
    </dd>
  </div>
)
