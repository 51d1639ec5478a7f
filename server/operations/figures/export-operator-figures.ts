import { stringify } from 'csv-stringify/sync'
import {
  companyColumns,
  type FigureStep,
  balanceColumns,
  type OperatorTable,
  queueColumns,
  queueNames,
  siteCounts,
} from '#contract/operations/figures/operator-figure-names.ts'
import { perJob } from '#contract/operations/figures/per-job.ts'
import type { BalanceLine, OperatorFigures } from '#contract/operations/figures/operator-figures.ts'
import { exactTimeText } from '#contract/platform/time/japan-time.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { showOperatorFigures } from './show-operator-figures.ts'

const columns = {
  parts: { begins_on: 'はじまり', ends_on: 'おわり', ...siteCounts },
  companies: companyColumns,
  queues: queueColumns,
  fields: balanceColumns,
  places: balanceColumns,
} as const satisfies Record<OperatorTable, Record<string, string>>

/** One table of the page as a file: figures only, so that no second operator is asked. What companies typed cannot become a formula there. */
export async function exportOperatorFigures(context: OperatorContext, { step, table }: { step?: FigureStep | undefined; table: OperatorTable }) {
  const figures = await showOperatorFigures(context, { step, all: true })
  const text = stringify(linesOf(figures)[table], { header: true, columns: columns[table], bom: true, escape_formulas: true, record_delimiter: 'windows' })
  return new File([text], `site-${table}-${figures.since}-${figures.until}.csv`, { type: 'text/csv' })
}

const linesOf = ({ parts, companies, queues, balance }: OperatorFigures): Record<OperatorTable, object[]> => ({
  parts: parts.map(({ counts, ...span }) => ({ ...span, ...counts })),
  companies,
  queues: queues.map((one) => ({
    ...one,
    queue: queueNames[one.queue],
    oldest_at: one.oldest_at && exactTimeText(one.oldest_at),
    overdue: one.overdue ?? '期限なし',
  })),
  fields: balance.fields.map(balanceLine),
  places: balance.places.map(balanceLine),
})

const balanceLine = ({ name, candidates, jobs }: BalanceLine) => ({ name, candidates: candidates ?? '5未満', jobs, per_job: perJob({ candidates, jobs }) })
