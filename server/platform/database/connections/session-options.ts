const SECONDS = 1_000

/**
 * The settings of each PostgreSQL session of a process that serves users, so that no process can keep the others waiting
 * (docs/decisions/0037-one-order-of-locks.md). A process that froze or was cut off within a transaction loses the transaction with all its locks; a session
 * that waits for a lock waits longer than that.
 */
export const servingOptions = [
  '-c idle_in_transaction_session_timeout=5s',
  '-c lock_timeout=8s',
  // A client that takes nothing more, or is not there any more, is noticed within a quarter of a minute. PostgreSQL ignores these on a Unix socket.
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=15000',
].join(' ')

/**
 * The same from our side: a database that accepted the connection and stays silent. Longer than `statement_timeout`, so that PostgreSQL fails the query first.
 */
export const servingClient = { keepAlive: true, keepAliveInitialDelayMillis: 5 * SECONDS, connectionTimeoutMillis: 2 * SECONDS, query_timeout: 12 * SECONDS }

/** A request that finds every connection in use, or nobody who opens another, is refused after so long: it holds a place that others need. */
export const servingPool = { connectionTimeoutMillis: 1 * SECONDS }

/** The same for a transaction that runs through a pooler, whose sessions are not ours to set. */
export const transactionLimits = `set local statement_timeout = '10s'; set local lock_timeout = '8s'; set local idle_in_transaction_session_timeout = '5s'`
