import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

/** Whoever has a factor shows it before another is added; whoever has none yet has just signed in. */
export function requireSetUp(context: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  if (context.viewer.second_factor === 'asked') fail('SECOND_FACTOR_REQUIRED')
  requireReauthentication(context)
}
