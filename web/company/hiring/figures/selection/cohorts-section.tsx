import { selectionColumns } from '#contract/hiring/analytics/selection-file-columns.ts'
import { cohortNames, type CohortKey, type cohortStages, LEAST_FOR_RATE, selectionTables } from '#contract/hiring/analytics/selection-figure-names.ts'
import type { Cohort } from '#contract/hiring/analytics/selection-figures.ts'
import { CaseLink, type CountedCases } from '../cases/case-link.tsx'
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
  { key: 'begun', header: selectionColumns.cohorts.begun, kind: 'end', cell: ({ month, begun }) => <CaseLink of={daysOf(month)} count={begun} /> },
  ...(Object.keys(cohortNames) as CohortKey[]).map((key) => ({
    key,
    header: cohortNames[key],
    kind: 'end' as const,
    cell: ({ month, begun, reached }: Cohort) => <Reached count={reached[key]} begun={begun} of={{ ...daysOf(month), ...reachedBy(key) }} />,
  })),
]

/** From the first to the last day of a month. */
const daysOf = (month: string) => ({
  from: `${month}-01`,
  to: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
})

const reachedBy = (key: CohortKey) => {
  const [stage, within] = key.split('_') as [(typeof cohortStages)[number], string]
  return { stage, within: Number(within) }
}

function Reached({ count, begun, of }: { count: number | null; begun: number; of: CountedCases }) {
  if (begun === 0) return '0'
  if (count === null) return <span className="muted">集計中</span>
  return (
    <>
      <CaseLink of={of} count={count} />
      {begun >= LEAST_FOR_RATE && <small className="muted"> {Math.round((count / begun) * 100)}%</small>}
    </>
  )
}
