import type { RequestContext } from '#server/platform/request/request-context.ts'
import { CONFIRMED_MINUTES } from '../session-limits.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Until when nothing asks for the password again; null when it is asked for. */
export function confirmedUntil({ viewer, now }: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  const until = new Date(Date.parse(viewer.authenticated_at) + CONFIRMED_MINUTES * 60_000)
  return until > now() ? until.toISOString() : null
}
