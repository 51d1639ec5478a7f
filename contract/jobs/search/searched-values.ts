import type { Lookup, LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'

/** Among the values of `remote` in a search: jobs that do not state it. No job, wish or editor has this value. */
export const REMOTE_NOT_STATED = 9

/** What a search asks of an hourly wage, in 円: the upper end reaches it. A job has every step that it reaches. */
export const hourlyWages = [1000, 1200, 1500, 2000, 2500, 3000] as const

const wageRows: Lookup[] = hourlyWages.map((wage) => ({ id: wage, name: `時給${wage.toLocaleString('ja-JP')}円以上` }))

/** What can be chosen in a search: the rows of a code table, and what only a search asks. */
export function searchedRows(lookups: Lookups, parameter: LookupName | 'hourly_wage'): readonly Lookup[] {
  if (parameter === 'hourly_wage') return wageRows
  return parameter === 'remote' ? [...lookups.remote, { id: REMOTE_NOT_STATED, name: '記載なし' }] : lookups[parameter]
}
