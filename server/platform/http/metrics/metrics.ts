import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { deadlocks } from '../../database/in-transaction.ts'

/** Each bucket reaches a seventh farther than the one before it: close enough for a chart, and the same few numbers whatever the traffic. */
const STEP = Math.log(1.15)
const BUCKETS = 90

/** How many requests were answered since the last reading, and how long 95 of 100 took at most. */
export class RecentAnswers {
  #counts = new Uint32Array(BUCKETS)
  #requests = 0

  observe(milliseconds: number) {
    this.#requests++
    const bucket = Math.min(BUCKETS - 1, Math.max(0, Math.ceil(Math.log(milliseconds) / STEP)))
    this.#counts[bucket]!++
  }

  take() {
    const requests = this.#requests
    let left = Math.ceil(requests * 0.95)
    const bucket = this.#counts.findIndex((count) => (left -= count) <= 0)
    this.#counts.fill(0)
    this.#requests = 0
    return { requests, p95_ms: requests > 0 ? Math.round(Math.exp(bucket * STEP) * 10) / 10 : null }
  }
}

/** Figures that are read only on request. */
export type Sources = {
  admission: { waiting: number; running: number; shed: number; atOnce: number; overdue: number }
  keptPages: { hits: number; misses: number; staleHits: number; bytes: number } | undefined
  database: { state: string; cuts: number }
  replica: { isFresh: boolean } | undefined
  jobIndex: () => { size: number; version: number }
  /** Commits that this process's job index has not read yet. */
  lag: () => Promise<number>
  pool: () => { totalCount: number; idleCount: number; waitingCount: number } | undefined
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names of routes and numbers; nothing in it belongs to a person. */
export class Metrics {
  readonly registry = new Registry()
  inFlight = 0
  /** Recent reply times for the operators' pages; streams end when the client leaves, which says nothing of speed. */
  readonly recent = new RecentAnswers()
  #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'method', 'status'],
    buckets: seconds,
    registers: [this.registry],
  })
  #failures = new Counter({
    name: 'mebae_process_failures_total',
    help: 'Uncaught errors',
    labelNames: ['kind'],
    registers: [this.registry],
  })
  #limited = new Counter({ name: 'mebae_rate_limited_total', help: 'Requests refused by the rate limit', registers: [this.registry] })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    this.#gauge('http_requests_in_flight', 'Requests being answered', () => this.inFlight)
  }

  observe(route: string, method: string, status: number, milliseconds: number) {
    if (!route.endsWith('/events/')) this.recent.observe(milliseconds)
    this.#durations.observe({ route, method, status }, milliseconds / 1000)
  }

  countFailure(kind: 'unhandled_rejection' | 'uncaught_exception') {
    this.#failures.inc({ kind })
  }

  countLimited() {
    this.#limited.inc()
  }

  /** Once there is something to read. */
  follow({ admission, keptPages, database, replica, jobIndex, lag, pool }: Sources) {
    this.#gauge('mebae_turns_waiting', 'Renders and calls in the queue', () => admission.waiting)
    this.#gauge('mebae_turns_running', 'Renders and calls under way', () => admission.running)
    this.#gauge('mebae_shed_total', 'Requests refused because they would have waited for too long', () => admission.shed)
    this.#gauge('mebae_concurrency_limit', 'Renders and calls that may be under way at once', () => admission.atOnce)
    this.#gauge('mebae_overdue', 'Running work whose request was answered as too slow', () => admission.overdue)
    this.#gauge('mebae_kept_page_hits_total', 'Pages served from memory', () => keptPages?.hits ?? 0)
    this.#gauge('mebae_kept_page_misses_total', 'Pages rendered for the cache', () => keptPages?.misses ?? 0)
    this.#gauge(
      'mebae_kept_page_stale_hits_total',
      'Pages served although they may be out of date, because none could be rendered',
      () => keptPages?.staleHits ?? 0,
    )
    this.#gauge('mebae_kept_page_bytes', 'Memory of cached pages', () => keptPages?.bytes ?? 0)
    this.#gauge('mebae_job_index_jobs', 'Jobs in the job index', () => jobIndex().size)
    this.#gauge('mebae_job_index_version', 'Changes of the job index since it was built', () => jobIndex().version)
    this.#gauge('mebae_job_index_lag', 'Commits not yet read by the job index', lag)
    this.#gauge('mebae_database_connections', 'Connections of the pool', () => pool()?.totalCount ?? 0)
    this.#gauge('mebae_database_connections_idle', 'Idle connections of the pool', () => pool()?.idleCount ?? 0)
    this.#gauge('mebae_deadlocks_total', 'Transactions that PostgreSQL ended to break a deadlock', () => deadlocks.count)
    this.#gauge('mebae_database_up', 'Whether the database answers and takes writes', () => (database.state === 'there' ? 1 : 0))
    if (replica) this.#gauge('mebae_replica_read', 'Whether the replica is read at this moment', () => (replica.isFresh ? 1 : 0))
    this.#gauge('mebae_database_cuts_total', 'Times that the database went away', () => database.cuts)
    this.#gauge('mebae_database_waiting', 'Queries that wait for a connection', () => pool()?.waitingCount ?? 0)
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>) {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        // What only the database knows is left out while it is away; the other figures are needed most then.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN))
      },
    })
  }
}
