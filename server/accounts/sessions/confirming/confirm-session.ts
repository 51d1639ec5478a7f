import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { factorShown } from '../factors/factor-shown.ts'
import { askOwnPassword } from './ask-own-password.ts'
import { startSession } from '../start-session.ts'

/** Proves once more who is at the screen; the session goes on under a new secret. */
export async function confirmSession(context: RequestContext, password: string) {
  const { viewer } = context
  if (!viewer) fail('SIGN_IN_REQUIRED')
  await askOwnPassword({ ...context, viewer }, 'confirm', password)
  await startSession(context, viewer, { second_factor_at: factorShown(context, viewer.id) })
  return { success: true }
}
