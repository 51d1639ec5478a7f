import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** A user with a factor shows it before they add another; a user without one has just signed in. */
export function requireSetUp(context: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  if (context.viewer.second_factor === 'asked') fail('SECOND_FACTOR_REQUIRED')
  requireReauthentication(context)
}
