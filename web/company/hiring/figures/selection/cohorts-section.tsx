import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import { cohortNames, type CohortKey, LEAST_FOR_RATE, selectionTables } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { Cohort } from '#contract/hiring/analytics/selection-figures.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

/** Of those who began in each month, how far they came in how many days. */
export const CohortsSection = ({ cohorts, file }: { cohorts: Cohort[]; file: string | false }) => (
  <section className="stack" aria-labelledby="cohorts">
    <h2 id="cohorts">{selectionTables.cohorts}</h2>
    <p className="small muted">
      選んだ期間にかかわらず、この12か月の各月に始まった選考が、30日・60日・90日以内にどこまで進んだかです。その日数がまだたっていない月は「集計中」です。割合は、始まった選考が
      {LEAST_FOR_RATE}件に満たない月には表示しません。
    </p>
    <DataTable
      caption={selectionTables.cohorts}
      columns={columns}
      rows={cohorts}
      id={({ month }) => month}
      download={file !== false && { href: file, label: 'CSVをダウンロード' }}
    />
  </section>
)

const columns: Columns<Cohort> = [
  { key: 'month', header: selectionColumns.cohorts.month, cell: ({ month }) => `${month.slice(0, 4)}年${Number(month.slice(5))}月` },
  { key: 'begun', header: selectionColumns.cohorts.begun, kind: 'end', cell: ({ begun }) => begun },
  ...(Object.keys(cohortNames) as CohortKey[]).map((key) => ({
    key,
    header: cohortNames[key],
    kind: 'end' as const,
    cell: ({ begun, reached }: Cohort) => <Reached count={reached[key]} begun={begun} />,
  })),
]

function Reached({ count, begun }: { count: number | null; begun: number }) {
  if (begun === 0) return '0'
  if (count === null) return <span className="muted">集計中</span>
  return (
    <>
      {count}
      {begun >= LEAST_FOR_RATE && <small className="muted"> {Math.round((count / begun) * 100)}%</small>}
    </>
  )
}
