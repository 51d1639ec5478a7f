import type { IncomingMessage } from 'node:http'
import type { Lifecycle } from './lifecycle.ts'
import { mayReadMetrics, type MetricsRule } from './may-read-metrics.ts'
import type { Metrics } from './metrics.ts'

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** What those who run the site ask, or nothing. `/healthz`: the process lives. `/readyz`: send people here. */
export class Operations {
  #lifecycle: Lifecycle
  #metrics: Metrics
  #rule: MetricsRule
  #isDatabaseThere: (() => Promise<boolean>) | undefined
  #asking: Promise<boolean> | undefined

  constructor(lifecycle: Lifecycle, metrics: Metrics, rule: MetricsRule) {
    this.#lifecycle = lifecycle
    this.#metrics = metrics
    this.#rule = rule
  }

  askDatabase(isDatabaseThere: () => Promise<boolean>) {
    this.#isDatabaseThere = isDatabaseThere
  }

  answer(request: IncomingMessage): Promise<Response> | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    switch (request.url) {
      case '/healthz':
        return Promise.resolve(Response.json({ status: 'ok' }, { headers: plain }))
      case '/readyz':
        return this.#readiness()
      case '/metrics':
        return mayReadMetrics(request, this.#rule) ? this.#figures() : undefined
      default:
        return
    }
  }

  async #readiness() {
    const { state } = this.#lifecycle
    const status = state === 'ready' && !(await this.#databaseAnswers()) ? 'database' : state
    return Response.json({ status }, { status: status === 'ready' ? 200 : 503, headers: plain })
  }

  /** However many ask, the database is asked once at a time. */
  #databaseAnswers() {
    this.#asking ??= (this.#isDatabaseThere?.() ?? Promise.resolve(true)).catch(() => false).finally(() => (this.#asking = undefined))
    return this.#asking
  }

  async #figures() {
    const { registry } = this.#metrics
    return new Response(await registry.metrics(), { headers: { ...plain, 'content-type': registry.contentType } })
  }
}
