import pg from 'pg'

const CONNECT_PATIENCE = 10_000

/** A connection outside of the pools. That it was lost is told to whoever queries it; without a listener it would end the process. */
export function newClient(config: pg.ClientConfig) {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_PATIENCE, keepAlive: true, ...config })
  client.on('error', () => {})
  return client
}
