import type { ReactNode } from 'react'

export type WorkColumn<Row> = {
  key: string
  header: string
  /** What a row shows here. Nothing (null, false, '') is a dash, and in a narrow window takes no room. */
  cell: (row: Row) => ReactNode
  /** What the file of the list holds here; a column without it is not in the file. */
  text?: (row: Row) => string | number | null
  /** `end`: figures. `state`: beside the name in a narrow window. `long`: may be cut. `acts`: what can be done with the row. `desk`: only where there is room for a table. `end desk`: figures of which that is so. */
  kind?: 'end' | 'state' | 'long' | 'acts' | 'desk' | 'end desk'
  /** The head sorts, as the server orders it. */
  sort?: true
  /** Shown only to people who chose it. */
  isExtra?: boolean
}

/** The first column names the row and always shows. Columns that only some viewers see are left out as `false`. */
export type WorkColumns<Row> = [name: WorkColumn<Row>, ...rest: (WorkColumn<Row> | false)[]]

export const columnsOf = <Row>(columns: WorkColumns<Row>) => columns.filter((column) => column !== false)

/** Those that somebody chose, in the list's order; without a choice all that are no extras. */
export function shownColumns<Row>(columns: WorkColumns<Row>, chosen: readonly string[] | null) {
  const all = columnsOf(columns)
  const known = chosen?.filter((key) => all.some((column) => column.key === key)) ?? []
  return all.filter(({ key, kind, isExtra }, at) => at === 0 || kind === 'acts' || (known.length > 0 ? known.includes(key) : !isExtra))
}
