import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { sortedBy } from './sorted-by.ts'

/** How a list can be ordered: by its columns, and as it is without that. `usual` ends with what no two rows share, so that no row stands on two pages. */
export type Orders<Key extends string> = { columns: Record<Key, RawBuilder<unknown>>; usual: RawBuilder<unknown>[] }
type Asked<Key extends string> = { sort?: Key | `-${Key}` | undefined; page?: number | undefined; per_page?: number | undefined }

/** The order that was asked for, and among equal rows the list's own. */
export const ordersOf = <Key extends string>(sort: Key | `-${Key}` | undefined, { columns, usual }: Orders<Key>) =>
  sort ? [sortedBy(sort, columns), ...usual] : usual

/** One page of a list in its order. */
export function partOf<DB, Tables extends keyof DB, Row, Key extends string>(
  list: SelectQueryBuilder<DB, Tables, Row>,
  { sort, page = 1, per_page = PAGE_SIZE }: Asked<Key>,
  orders: Orders<Key>,
) {
  const ordered = ordersOf(sort, orders).reduce((some: SelectQueryBuilder<DB, Tables, Row>, order) => some.orderBy(order), list)
  return ordered.limit(per_page).offset((page - 1) * per_page)
}
