import type { Key, ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import './data-table.css'

type Column<Row> = {
  key: string
  header: string
  /** A second line of the head, as the moment of its figures. */
  under?: ReactNode
  /** What a row shows here. Nothing (null, false, '') is a dash, and on narrow screens takes no room. */
  cell: (row: Row, at: number) => ReactNode
  /** `end`: figures. `long`: text that needs width. `acts`: what can be done with the row. `yes-no`: yes or no, a box or a tick. */
  kind?: 'end' | 'long' | 'acts' | 'yes-no'
  /** Sorts by this. Only for a list that is here as a whole: a page of a longer one is in the order of its query. */
  sort?: (row: Row) => SortValue
}

/** Columns that only some viewers see are left out as `false`. */
export type Columns<Row> = [name: Column<Row>, ...rest: (Column<Row> | false)[]]

type Props<Row> = {
  /** What the table lists, for those who do not see where it stands. */
  caption: string
  /** The first column names the row. */
  columns: Columns<Row>
  rows: readonly Row[]
  id: (row: Row) => Key
  /** A box before each row that can be chosen, and one in the head for all of them. */
  tick?: { all: ReactNode; row: (row: Row) => ReactNode } | false
  /** A file of what is listed. */
  download?: { href: string; label: string } | false
  isFaded?: (row: Row) => boolean
  /** Few short columns: it stays a table where it has little room. */
  isCompact?: boolean
}

/** A table; where it has little room each row becomes a block: its name, then its values, each after the name of its column. */
export function DataTable<Row>({ caption, columns, rows, id, tick, download, isFaded, isCompact }: Props<Row>) {
  const shown = columns.filter((column) => column !== false)
  const { sorted, by } = useSortedRows(rows, shown)
  const look = isCompact ? ' compact' : shown.length > 6 ? ' wide' : ''
  return (
    <div className={`data-table${look}`}>
      {download && (
        <p className="download">
          <a className="button small" href={download.href} download>
            {download.label}
          </a>
        </p>
      )}
      <table>
        <caption className="vh">{caption}</caption>
        <thead className={shown.some(({ sort }) => sort) ? 'sortable' : undefined}>
          <tr>
            {tick && <td className="tick">{tick.all}</td>}
            {shown.map(({ key, header, under, kind, sort }) => (
              <th key={key} scope="col" className={kind} aria-sort={by?.key === key ? by.order : undefined}>
                {sort ? <SortLink column={key} label={header} order={by?.key === key ? by.order : undefined} /> : header}
                {under && <div>{under}</div>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-rows="">
          {sorted.map((row, at) => (
            <tr key={id(row)} className={isFaded?.(row) ? 'faded' : undefined}>
              {tick && <td className="tick">{tick.row(row)}</td>}
              {shown.map((column, place) => (
                <Cell key={column.key} column={column} isName={place === 0}>
                  {column.cell(row, at)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; isName: boolean; children: ReactNode }

function Cell<Row>({ column: { header, kind }, isName, children }: CellProps<Row>) {
  if (isName)
    return (
      <th scope="row" className={kind} data-label={header}>
        <div>{children}</div>
      </th>
    )
  const isEmpty = children === null || children === undefined || children === false || children === ''
  return (
    <td className={isEmpty ? `${kind ?? ''} empty` : kind} data-label={header}>
      {isEmpty ? kind !== 'acts' && '—' : <div>{children}</div>}
    </td>
  )
}

type SortLinkProps = { column: string; label: string; order: 'ascending' | 'descending' | undefined }

/** A column's head that sorts by it, and the other way round when it does already. The order stands in the address. */
function SortLink({ column, label, order }: SortLinkProps) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('sort', order === 'ascending' ? `-${column}` : column)
  params.delete('page')
  return (
    <Link to={`${pathname}?${params}`} preventScrollReset>
      {label}
      <span aria-hidden="true">{order === 'ascending' ? ' ↑' : order === 'descending' ? ' ↓' : ''}</span>
    </Link>
  )
}

type SortValue = string | number | null
type Sortable<Row> = { key: string; sort?: (row: Row) => SortValue }

/** The rows in the order that the address asks for, `?sort=name` or `?sort=-name`; what has no value comes last both ways. */
function useSortedRows<Row>(rows: readonly Row[], columns: readonly Sortable<Row>[]) {
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
