import type { Key, ReactNode } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useSlow } from '#web/ui/use-slow.ts'
import { orderOf, type Order } from './order-of.ts'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { RowPlace } from './steps/row-link.tsx'
import type { WorkColumn } from './work-columns.ts'
import './work-table.css'
import './work-cards.css'

type Tick<Row> = { all: ReactNode; row: (row: Row) => ReactNode }

type Props<Row> = {
  /** What the table lists, for those who do not see where it stands. */
  caption: string
  columns: readonly WorkColumn<Row>[]
  rows: readonly Row[]
  id: (row: Row) => Key
  tick?: Tick<Row> | undefined
  /** What stands below a row, across its columns, while it is unfolded. */
  below?: ((row: Row) => ReactNode) | undefined
  /** Its rows begin again where this changes. */
  rowsKey: string
}

/** A dense table of work. In a narrow window each row becomes a card: its name and where it stands, then its other values. */
export function WorkTable<Row>({ caption, columns, rows, id, tick, below, rowsKey }: Props<Row>) {
  const { valueOf } = useListAddress()
  const by = orderOf(valueOf('sort'), columns)
  const isLoading = useIsLoading()
  return (
    <div className="work-table" aria-busy={isLoading || undefined}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {tick && <td className="tick">{tick.all}</td>}
            {columns.map(({ key, header, kind, sort }) => {
              const order = by?.column.key === key ? by.order : undefined
              return (
                <th key={key} scope="col" className={kind} aria-sort={order}>
                  {sort ? <SortLink column={key} label={header} order={order} /> : header}
                </th>
              )
            })}
          </tr>
        </thead>
        {isLoading && <Skeleton rows={rows.length} columns={columns.length + (tick ? 1 : 0)} />}
        {/* Hidden, not gone: what is chosen stays where the next list is the same one. */}
        <tbody key={rowsKey} data-rows="" hidden={isLoading}>
          {rows.map((row, at) => (
            <RowPlace key={id(row)} value={at}>
              <tr>
                {tick && <td className="tick">{tick.row(row)}</td>}
                {columns.map((column, place) => (
                  <Cell key={column.key} column={column} isName={place === 0}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              <Below span={columns.length + (tick ? 1 : 0)}>{below?.(row)}</Below>
            </RowPlace>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Below = ({ span, children }: { span: number; children: ReactNode }) =>
  children ? (
    <tr className="below">
      <td colSpan={span}>{children}</td>
    </tr>
  ) : null

function Cell<Row>({ column: { header, kind }, isName, children }: { column: WorkColumn<Row>; isName: boolean; children: ReactNode }) {
  if (isName)
    return (
      <th scope="row" className={kind}>
        <div>{children}</div>
      </th>
    )
  const isEmpty = children === null || children === undefined || children === false || children === ''
  const look = [kind, isEmpty && 'empty', children === 0 && 'zero'].filter(Boolean).join(' ')
  return (
    <td className={look || undefined} data-label={header}>
      {isEmpty ? kind !== 'acts' && '—' : <div>{children}</div>}
    </td>
  )
}

/** A column's head that sorts by it, and the other way round when it does already. */
function SortLink({ column, label, order }: { column: string; label: string; order: Order | undefined }) {
  const { sorted } = useListAddress()
  return (
    <Link to={sorted(order === 'ascending' ? `-${column}` : column)} preventScrollReset data-stays>
      {label}
      <span aria-hidden="true">{order === 'ascending' ? '↑' : order === 'descending' ? '↓' : ''}</span>
    </Link>
  )
}

/** Whether other rows of this list are on their way for longer than people notice. */
function useIsLoading() {
  const { pathname } = useLocation()
  const { state, location, formMethod } = useNavigation()
  return useSlow(state === 'loading' && location?.pathname === pathname && (formMethod === undefined || formMethod === 'GET'))
}

const LONGEST = 20

/** Grey rows of the real height, while others are on their way. */
const Skeleton = ({ rows, columns }: { rows: number; columns: number }) => (
  <tbody className="skeleton" aria-hidden="true">
    {Array.from({ length: Math.min(Math.max(rows, 5), LONGEST) }, (_, row) => (
      <tr key={row}>
        {Array.from({ length: columns }, (_none, column) => (
          <td key={column}>
            <span>{'\u00A0'}</span>
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
