import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Every row of every table in which one of these words stands. */
export async function rowsWith(db: Database, words: string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`.execute(db)
  const patterns = words.map((word) => `%${word}%`)
  const perTable = tables.map(
    ({ name }) => sql`select ${sql.lit(`${name}: `)} || t::text as found from ${sql.raw(name)} t where t::text ilike any (${patterns}::text[])`,
  )
  const { rows } = await sql<{ found: string }>`${sql.join(perTable, sql` union all `)}`.execute(db)
  return rows.map(({ found }) => found)
}
