import { useSearchParams } from 'react-router'

export type SortValue = string | number | null
type Sortable<Row> = { key: string; sort?: (row: Row) => SortValue }

/** The rows in the order that the address asks for, `?sort=name` or `?sort=-name`; what has no value comes last both ways. */
export function useSortedRows<Row>(rows: readonly Row[], columns: readonly Sortable<Row>[]) {
  const asked = useSearchParams()[0].get('sort') ?? ''
  const key = asked.replace(/^-/, '')
  const valueOf = columns.find((column) => column.key === key)?.sort
  if (!valueOf) return { sorted: rows, by: undefined }
  const way = asked.startsWith('-') ? -1 : 1
  const sorted = rows.toSorted((one, other) => compare(valueOf(one), valueOf(other), way))
  return { sorted, by: { key, order: way === 1 ? ('ascending' as const) : ('descending' as const) } }
}

function compare(one: SortValue, other: SortValue, way: number) {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'number' && typeof other === 'number') return (one - other) * way
  return String(one).localeCompare(String(other), 'ja') * way
}
