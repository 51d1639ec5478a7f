import type { MiddlewareHandler } from 'hono'
import { hasOwnCookie } from '../origins/has-own-cookie.ts'

const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Opening what belongs to somebody may be a look that counts and stands in a ledger. It is answered when the person really opens it, and never uncounted:
 * a browser that loads ahead drops the 503 and asks again, and no answer is given as its head alone (docs/decisions/0033-two-people-and-counts.md).
 */
export const notYet: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const { method, headers } = raw
  if (!hasOwnCookie(headers.get('cookie')) && !headers.has('authorization')) return next()
  const empty = (status: number, more?: Record<string, string>) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store', Vary: 'Cookie, Sec-Purpose', ...more } })
  if (method === 'HEAD') return empty(405, { Allow: 'GET' })
  return AHEAD.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? '')) ? empty(503) : next()
}
