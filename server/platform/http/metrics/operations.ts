import type { IncomingMessage } from 'node:http'
import type { DatabaseState } from '../../database/outage/database-watch.ts'
import type { Lifecycle } from '../server/http-limits.ts'
import { mayReadMetrics, type MetricsRule } from './may-read-metrics.ts'
import type { Metrics } from './metrics.ts'

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * The replies to the site's operating tools, or nothing. `/healthz`: the process lives. `/readyz`: everything works here. `/readyz/visitors`: visitors' pages
 * can be served from memory, with or without the database.
 */
export class Operations {
  #lifecycle: Lifecycle
  #metrics: Metrics
  #rule: MetricsRule
  #database: () => DatabaseState = () => 'there'
  #servesReads = () => this.#database() !== 'away'

  constructor(lifecycle: Lifecycle, metrics: Metrics, rule: MetricsRule) {
    this.#lifecycle = lifecycle
    this.#metrics = metrics
    this.#rule = rule
  }

  askDatabase(database: () => DatabaseState, servesReads?: () => boolean) {
    this.#database = database
    if (servesReads) this.#servesReads = servesReads
  }

  answer(request: IncomingMessage): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    switch (request.url) {
      case '/healthz':
        return Promise.resolve(Response.json({ status: 'ok' }, { headers: plain }))
      case '/readyz':
        return this.#readiness(({ state, database }) => state === 'ready' && database === 'there')
      case '/readyz/visitors':
        return this.#readiness(({ state }) => state === 'ready')
      case '/metrics':
        return mayReadMetrics(request, this.#rule) ? this.#figures() : undefined
      default:
        return
    }
  }

  /** The database watch has a separate connection: it answers however many requests arrive and however busy the other connections are. */
  async #readiness(isReady: (now: { state: Lifecycle['state']; database: DatabaseState }) => boolean) {
    const [{ state }, database] = [this.#lifecycle, this.#database()]
    const status = state === 'ready' && database !== 'there' ? 'database' : state
    const parts = {
      status,
      database,
      visitors: state === 'ready',
      reads: state === 'ready' && this.#servesReads(),
      writes: state === 'ready' && database === 'there',
    }
    return Response.json(parts, { status: isReady({ state, database }) ? 200 : 503, headers: plain })
  }

  async #figures() {
    const { registry } = this.#metrics
    return new Response(await registry.metrics(), { headers: { ...plain, 'content-type': registry.contentType } })
  }
}
