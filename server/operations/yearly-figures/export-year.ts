import { stringify } from 'csv-stringify/sync'
import { yearlyNames } from '#contract/operations/yearly-figures/yearly-names.ts'
import type { YearlyCounts } from '#contract/operations/yearly-figures/yearly-figures.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { showYear } from './show-year.ts'

/** The page as a table for a spreadsheet: a line a figure, a column a counting. */
export async function exportYear(context: Pick<RequestContext, 'db' | 'now'>, date: string) {
  const { counted, kept } = await showYear(context, date)
  const countings = [
    ...(counted ? [{ name: 'いま数えた数', figures: counted }] : []),
    ...kept.map((one) => ({ name: `${one.taken_at} に残した数（${one.taken_by}）`, figures: one.figures })),
  ]
  if (countings.length === 0) fail('NOT_FOUND')
  const names = Object.keys(yearlyNames) as (keyof typeof yearlyNames)[]
  const types = [...new Set(countings.flatMap(({ figures }) => figures.jobs_by_employment_type.map(({ name }) => name)))]
  const ofType = (figures: YearlyCounts, name: string) => figures.jobs_by_employment_type.find((type) => type.name === name)?.count ?? ''
  const lines = [
    ['項目', ...countings.map(({ name }) => name)],
    ...names.map((name) => [yearlyNames[name], ...countings.map(({ figures }) => figures[name])]),
    ...types.map((name) => [`求人件数のうち${name}`, ...countings.map(({ figures }) => ofType(figures, name))]),
  ]
  return new File([stringify(lines, { bom: true, escape_formulas: true, record_delimiter: 'windows' })], `yearly-figures-${date}.csv`, { type: 'text/csv' })
}
