import pg from 'pg'
import { DatabasePool } from '../database/outage/database-pool.ts'
import { servingOptions } from '../database/session-options.ts'

const { TIMESTAMPTZ, INT8 } = pg.types.builtins

/** Separate connections for the worker: it reads instants as `Date`, which the app has told pg not to make, and must not wait for requests. */
export function workerPool(connectionString: string, max: number) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text))
  types.setTypeParser(INT8, String)
  return new DatabasePool({
    connectionString,
    max,
    types,
    options: servingOptions,
    keepAlive: true,
    application_name: 'mebae worker',
    connectionTimeoutMillis: 10_000,
  })
}
