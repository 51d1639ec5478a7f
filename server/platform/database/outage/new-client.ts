import pg from 'pg'

const CONNECT_PATIENCE = 10_000

/** A connection outside of the pools. The loss of it is reported to the query that used it; without a listener it would end the process. */
export function newClient(config: pg.ClientConfig) {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_PATIENCE, keepAlive: true, ...config })
  client.on('error', () => {})
  return client
}
