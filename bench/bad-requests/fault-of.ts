import type { ApiRoute } from '#server/platform/http/api/api-routes.ts'
import type { BadRequest } from './bad-request.ts'
import type { Reply } from './send.ts'

/** Codes of calls without documented errors. The last two are Node's own words about a line it cannot read. */
const refusals = new Set([400, 403, 404, 405, 413, 414, 415, 422, 429, 431, 408, 417])

/** The fault of the reply to a bad request, if it has one. */
export function faultOf(
  { method, target }: BadRequest,
  { status, contentType, isLate }: Reply,
  routes: (ApiRoute & { statuses: Map<string, Set<number>> })[],
  prefix: string,
) {
  if (isLate) return 'no answer in time'
  if (status === null) return target === null ? undefined : 'closed without an answer'
  if (status >= 500) return `status ${status}`
  const path = target?.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith(`${prefix}/`)) return
  const documented = routes.find(({ pattern }) => pattern.test(path))?.statuses.get(method === 'HEAD' ? 'GET' : method)
  if (!refusals.has(status) && !documented?.has(status)) return `undocumented status ${status}`
  return status >= 400 && contentType !== null && contentType !== 'application/problem+json' ? `${status} as ${contentType}` : undefined
}
