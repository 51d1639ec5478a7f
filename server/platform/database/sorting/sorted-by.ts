import { type RawBuilder, sql } from 'kysely'

/** One step of a list's order. `mayBeEmpty`: rows without a value come last both ways. */
export type Order = { by: RawBuilder<unknown>; isDown?: boolean; mayBeEmpty?: boolean }

export const up = (by: RawBuilder<unknown>): Order => ({ by })
export const down = (by: RawBuilder<unknown>): Order => ({ by, isDown: true })

/**
 * As it stands in `order by`, or the other way round for a list that is read from its end. `nulls last` only where a value may be missing: PostgreSQL would not
 * use an index of the column otherwise, even for one that is never null.
 */
export function orderText({ by, isDown = false, mayBeEmpty = false }: Order, isReversed = false) {
  const goesDown = isDown !== isReversed
  if (goesDown) return mayBeEmpty && !isReversed ? sql`${by} desc nulls last` : sql`${by} desc`
  return mayBeEmpty && isReversed ? sql`${by} asc nulls first` : sql`${by} asc`
}

/** Names without a difference of width or case, in the order of their characters: PostgreSQL's own locale knows no Japanese readings. */
export const byName = (column: RawBuilder<unknown>) => sql`lower(normalize(${column}, nfkc))`
