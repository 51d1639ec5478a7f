import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Ids for rows that are written later, in rising order. */
export async function nextIds(db: Database, table: 'companies' | 'job_offers', count: number) {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
