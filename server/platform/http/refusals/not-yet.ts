import type { MiddlewareHandler } from 'hono'
import { hasOwnCookie } from '../origins/request-origin.ts'

const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Opening another user's data may be a counted look that a ledger records. It is answered when the user really opens it, and never uncounted: a browser that
 * preloads drops the 503 and asks again, and HEAD gets no such reply (docs/decisions/0033-two-people-and-counts.md).
 */
export const notYet: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const { method, headers } = raw
  if (!hasOwnCookie(headers.get('cookie')) && !headers.has('authorization')) return next()
  const empty = (status: number, more?: Record<string, string>) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store', Vary: 'Cookie, Sec-Purpose', ...more } })
  if (method === 'HEAD') return empty(405, { Allow: 'GET' })
  return AHEAD.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? '')) ? empty(503) : next()
}
