import type { MiddlewareHandler } from 'hono'
import { isAhead } from './is-ahead.ts'

/**
 * What is somebody's own is not loaded ahead: opening it may be a look that counts and stands in a ledger, so it is answered when they really open it, and never uncounted.
 * The refusal says nothing; browsers drop it and ask again (decision 0052).
 */
export const notYet: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const isPersonal = raw.headers.has('cookie') || raw.headers.has('authorization')
  if (!isPersonal || !isAhead(raw)) return next()
  return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', Vary: 'Cookie, Sec-Purpose' } })
}
