import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** Kills one of PostgreSQL's own processes in the middle of its work: PostgreSQL then closes all connections and recovers from its log. */
export async function crashDatabase(db: Database) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by random() limit 1`.execute(
    db,
  )
  const [backend] = rows
  if (!backend) return false
  process.kill(backend.pid, 'SIGKILL')
  return true
}
