import { type RawBuilder, sql } from 'kysely'

/** A list's order by one of its columns. What has no value comes last both ways; of equal rows the list's own order decides, which follows it. */
export function sortedBy<Key extends string>(sort: Key | `-${Key}`, columns: Record<Key, RawBuilder<unknown>>) {
  const isDown = sort.startsWith('-')
  const column = columns[sort.replace(/^-/, '') as Key]
  return isDown ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
}

/** Names without a difference of width or case, in the order of their characters: PostgreSQL's own locale knows no Japanese readings. */
export const byName = (column: RawBuilder<unknown>) => sql`lower(normalize(${column}, nfkc))`
