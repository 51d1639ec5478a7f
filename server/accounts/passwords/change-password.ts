import type { RequestContext } from '#server/platform/request/request-context.ts'
import { askOwnPassword } from '../sessions/confirming/ask-own-password.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { setPassword } from './set-password.ts'

/** The password of until now proves who is at the screen; nothing else has to be confirmed. */
export async function changePassword(
  context: RequestContext & { viewer: Viewer },
  { current_password, password }: { current_password: string; password: string },
) {
  await askOwnPassword(context, 'change_password', current_password)
  await setPassword(context, context.viewer, password)
  return { success: true }
}
