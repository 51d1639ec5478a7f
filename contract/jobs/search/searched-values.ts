import type { Lookup, LookupName, Lookups } from '#contract/platform/lookups/lookups.ts'

/** Among the values of `remote` in a search: jobs that do not state it. No job, wish or editor has this value. */
export const REMOTE_NOT_STATED = 9

/** What a search asks of an hourly wage, in 円: the upper end reaches it. A job has every step that it reaches. */
export const hourlyWages = [1000, 1200, 1500, 2000, 2500, 3000] as const

/** What a search asks of the days off a year: a job has every step that it reaches. */
export const annualHolidays = [105, 110, 115, 120, 125, 130] as const

/** On so few days a week one can work: a job has its own number of days and every higher step. Five are what most jobs ask. */
export const weekDays = [1, 2, 3, 4] as const

const holidayRows: Lookup[] = annualHolidays.map((days) => ({ id: days, name: `年間休日${days}日以上` }))
const weekDayRows: Lookup[] = weekDays.map((days) => ({ id: days, name: `週${days}日から` }))
const wageRows: Lookup[] = hourlyWages.map((wage) => ({ id: wage, name: `時給${wage.toLocaleString('ja-JP')}円以上` }))

/** Every table of which a search takes values, with the values that only a search has. */
export const searchedTables = (lookups: Lookups) => ({
  ...lookups,
  remote: searchedRows(lookups, 'remote'),
  hourly_wage: wageRows,
  annual_holidays: holidayRows,
  week_days: weekDayRows,
})

/** What can be chosen in a search: the rows of a code table, and what only a search asks. */
export function searchedRows(lookups: Lookups, parameter: LookupName | 'hourly_wage' | 'annual_holidays' | 'week_days'): readonly Lookup[] {
  if (parameter === 'hourly_wage') return wageRows
  if (parameter === 'annual_holidays') return holidayRows
  if (parameter === 'week_days') return weekDayRows
  return parameter === 'remote' ? [...lookups.remote, { id: REMOTE_NOT_STATED, name: '記載なし' }] : lookups[parameter]
}
