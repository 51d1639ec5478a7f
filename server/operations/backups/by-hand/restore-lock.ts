import pg from 'pg'
import { logger } from '#server/platform/logging/logger.ts'

/** An advisory lock by two numbers, the second for its purpose. While it is held, a restore from the page runs. */
export const RESTORE_LOCK = [1_636_052_419, 3] as const

/** Held by its own connection, so that it ends with the process that restores. Answers how it is released. */
export async function acquireRestoreLock(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'mebae restore' })
  // The restore ends every connection to the database that it replaces.
  client.on('error', (error) => logger.debug({ err: error }, 'restore lock ended'))
  await client.connect()
  await client.query('select pg_advisory_lock($1, $2)', [...RESTORE_LOCK])
  return () => client.end().catch(() => {})
}
