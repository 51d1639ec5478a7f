import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Row = { version: string; bytes: number; connections: number; max_connections: number; longest_statement_seconds: number }

/** PostgreSQL of itself. What others ask of it is not shown: their words may name somebody. */
export async function databaseFigures(db: Database) {
  const { rows } = await sql<Row>`select
    current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes,
    (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as max_connections,
    coalesce((select round(extract(epoch from max(clock_timestamp() - query_start)), 1) from pg_stat_activity
      where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()), 0) as longest_statement_seconds`.execute(db)
  return rows[0]!
}
