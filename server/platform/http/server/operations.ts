import type { IncomingMessage } from 'node:http'
import type { DatabaseState } from '../../database/outage/database-watch.ts'
import type { Lifecycle } from './lifecycle.ts'
import { mayReadMetrics, type MetricsRule } from './may-read-metrics.ts'
import type { Metrics } from './metrics.ts'

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * What those who run the site ask, or nothing. `/healthz`: the process lives. `/readyz`: everything works here. `/readyz/visitors`: what visitors see can be
 * shown from memory, be the database there or not.
 */
export class Operations {
  #lifecycle: Lifecycle
  #metrics: Metrics
  #rule: MetricsRule
  #database: () => DatabaseState = () => 'there'

  constructor(lifecycle: Lifecycle, metrics: Metrics, rule: MetricsRule) {
    this.#lifecycle = lifecycle
    this.#metrics = metrics
    this.#rule = rule
  }

  askDatabase(database: () => DatabaseState) {
    this.#database = database
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

  /** The watch over the database has a connection of its own: however many ask, and however busy the others are, the answer is there. */
  async #readiness(isReady: (now: { state: Lifecycle['state']; database: DatabaseState }) => boolean) {
    const [{ state }, database] = [this.#lifecycle, this.#database()]
    const status = state === 'ready' && database !== 'there' ? 'database' : state
    const parts = { status, database, visitors: state === 'ready', writes: state === 'ready' && database === 'there' }
    return Response.json(parts, { status: isReady({ state, database }) ? 200 : 503, headers: plain })
  }

  async #figures() {
    const { registry } = this.#metrics
    return new Response(await registry.metrics(), { headers: { ...plain, 'content-type': registry.contentType } })
  }
}
