import type { IncomingMessage, ServerResponse } from 'node:http'
import { logger } from '../../logging/logger.ts'
import { isTaken } from '../streams/bare-connection.ts'
import type { Metrics } from '../metrics/metrics.ts'

type Observer = { metrics: Metrics; nameOf: (path: string) => string; isShed: (response: ServerResponse) => boolean }

/** One line and one measurement per request, once it is over. Route, method and status: nothing that a person chose. What overload refused is only counted. */
export function observeRequest(request: IncomingMessage, response: ServerResponse, id: string, { metrics, nameOf, isShed }: Observer) {
  const begun = performance.now()
  const { method = '', url = '' } = request
  metrics.inFlight++
  response.once('close', () => {
    metrics.inFlight--
    if (isShed(response)) return
    const ms = Math.round((performance.now() - begun) * 10) / 10
    const route = nameOf(url.split('?', 1)[0] ?? '')
    const { statusCode: status, writableFinished } = response
    metrics.observe(route, method, status, ms)
    logger.info({ request_id: id, method, route, status, ms, ...(writableFinished || isTaken(response) ? {} : { aborted: true }) }, 'request')
  })
}
