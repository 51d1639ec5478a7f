import type { WorkColumn } from './work-columns.ts'

export type Order = 'ascending' | 'descending'

/** By which column the address sorts, `?sort=name` or `?sort=-name`. */
export function orderOf<Row>(sort: string | null, columns: readonly WorkColumn<Row>[]) {
  const key = sort?.replace(/^-/, '')
  const column = columns.find((one) => one.key === key && one.sort !== undefined)
  return column && { column, order: (sort?.startsWith('-') ? 'descending' : 'ascending') as Order }
}
