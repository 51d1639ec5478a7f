import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { CONFIRMED_MINUTES } from './session-cookie.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Refuses what must not happen at a screen left open, until the person proved again who they are. */
export function requireReauthentication({ viewer, now }: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  if (now().getTime() - Date.parse(viewer.authenticated_at) > CONFIRMED_MINUTES * 60_000) fail('CONFIRMATION_REQUIRED')
}
