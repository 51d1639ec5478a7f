import { type Key, useId } from 'react'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

type Props<Row> = { title: string; empty: string; columns: Columns<Row>; rows: Row[]; id: (row: Row) => Key }

/** One kind of what happened around an account. */
export function HistorySection<Row>({ title, empty, rows, ...table }: Props<Row>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? <p className="muted">{empty}</p> : <DataTable caption={title} rows={rows} {...table} />}
    </section>
  )
}
