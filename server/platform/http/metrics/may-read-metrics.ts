import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Settings } from '#server/settings.ts'
import { isLocal } from '../origins/request-origin.ts'

export type MetricsRule = Pick<Settings, 'metricsToken' | 'isForOthers' | 'trustedProxies'>

/** With a token, only its holder. Without one, only this machine, and no client where the site is public or behind a proxy. */
export function mayReadMetrics(request: IncomingMessage, { metricsToken, isForOthers, trustedProxies }: MetricsRule) {
  if (!metricsToken) return !isForOthers && isLocal(request, trustedProxies)
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${metricsToken}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
