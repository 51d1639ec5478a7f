import { fail } from '#server/fail.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { factorShown } from '../factors/has-factor.ts'
import { CONFIRMED_MINUTES } from '../session-cookie.ts'
import { startSession } from '../start-session.ts'
import { askOwnPassword } from './ask-own-password.ts'

/** Proves again who is at the screen; the session goes on under a new secret. */
export async function confirmSession(context: RequestContext, password: string) {
  const { viewer } = context
  if (!viewer) fail('SIGN_IN_REQUIRED')
  await askOwnPassword({ ...context, viewer }, 'confirm', password)
  await startSession(context, viewer, { second_factor_at: factorShown(context, viewer.id) })
  return { success: true }
}

/** Until when nothing asks for the password again; null when it is asked for. */
export function confirmedUntil({ viewer, now }: Pick<RequestContext, 'now'> & { viewer: Viewer }) {
  const until = new Date(Date.parse(viewer.authenticated_at) + CONFIRMED_MINUTES * 60_000)
  return until > now() ? until.toISOString() : null
}
