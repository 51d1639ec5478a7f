import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { type Order, orderText } from './sorted-by.ts'

/**
 * How a list can be ordered: by its columns, and as it is without that. `usual` ends with what no two rows share, so that no row stands on two pages. `filled` are
 * the columns in which every row has a value. `key` is what tells rows from each other: what the conditions ask and what the rows before a page hold is read once,
 * for the keys alone.
 */
export type Orders<Key extends string> = {
  key: RawBuilder<unknown>
  columns: Record<Key, RawBuilder<unknown>>
  filled?: NoInfer<Key>[]
  usual: Order[]
}

/** The orders of a list, with the names of its columns checked against each other. */
export const ordersBy = <Key extends string>(orders: Orders<Key>) => orders

/** `total`, where it is known, lets a page behind the middle be read from the end. */
type Asked<Key extends string> = { sort?: Key | `-${Key}` | undefined; page?: number | undefined; per_page?: number | undefined; total?: number }

/** The order that was asked for, and among equal rows the list's own. */
export function ordersOf<Key extends string>(sort: Key | `-${Key}` | undefined, { columns, filled = [], usual }: Omit<Orders<Key>, 'key'>): Order[] {
  if (!sort) return usual
  const key = sort.replace(/^-/, '') as Key
  return [{ by: columns[key], isDown: sort.startsWith('-'), mayBeEmpty: !filled.includes(key) }, ...usual]
}

/** One page of a list in its order. */
export function partOf<DB, Tables extends keyof DB, Row, Key extends string>(
  list: SelectQueryBuilder<DB, Tables, Row>,
  { sort, page = 1, per_page = PAGE_SIZE, total }: Asked<Key>,
  orders: Orders<Key>,
) {
  const { key } = orders
  const steps = ordersOf(sort, orders)
  const before = (page - 1) * per_page
  const after = total === undefined ? Infinity : total - before - per_page
  const isReversed = after < before
  const ordered = steps.reduce((some, step) => some.orderBy(orderText(step, isReversed)), list.clearSelect().select(key.as('key')))
  // The last page may be shorter than the others.
  const limit = isReversed ? Math.max(0, per_page + Math.min(0, after)) : per_page
  const keys = ordered.limit(limit).offset(isReversed ? Math.max(0, after) : before)
  return steps.reduce(
    (some: SelectQueryBuilder<DB, Tables, Row>, step) => some.orderBy(orderText(step)),
    list.clearWhere().where(sql<boolean>`${key} in (${keys})`),
  )
}
