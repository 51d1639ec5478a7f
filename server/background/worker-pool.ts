import pg from 'pg'
import { servingOptions } from '../database/session-options.ts'
import { logger } from '../logger.ts'

const { TIMESTAMPTZ, INT8 } = pg.types.builtins

/** Connections of the worker's own: it reads instants as `Date`, which the app has told pg not to make, and must not wait for requests. */
export function workerPool(connectionString: string, max: number) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text))
  types.setTypeParser(INT8, String)
  const pool = new pg.Pool({ connectionString, max, types, options: servingOptions, keepAlive: true, application_name: 'mebae worker' })
  const isLost = (error: Error) => logger.warn({ err: error }, 'worker: database connection lost')
  pool.on('error', isLost)
  pool.on('connect', (client) => client.on('error', isLost))
  return pool
}
