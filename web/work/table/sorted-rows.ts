import type { SortValue, WorkColumn } from './work-columns.ts'

export type Order = 'ascending' | 'descending'

/** By which column the address sorts, `?sort=name` or `?sort=-name`. */
export function orderOf<Row>(sort: string | null, columns: readonly WorkColumn<Row>[]) {
  const key = sort?.replace(/^-/, '')
  const column = columns.find((one) => one.key === key && one.sort !== undefined)
  return column && { column, order: (sort?.startsWith('-') ? 'descending' : 'ascending') as Order }
}

/** Rows that are here as a whole, in the order asked for; what has no value comes last both ways. */
export function sortedRows<Row>(rows: readonly Row[], by: ReturnType<typeof orderOf<Row>>) {
  const valueOf = by?.column.sort
  if (typeof valueOf !== 'function') return rows
  const way = by?.order === 'descending' ? -1 : 1
  return rows.toSorted((one, other) => compare(valueOf(one), valueOf(other), way))
}

function compare(one: SortValue, other: SortValue, way: number) {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * way
  return String(one).localeCompare(String(other), 'ja') * way
}
