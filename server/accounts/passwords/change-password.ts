import type { RequestContext } from '../../api.ts'
import { askConfirmed } from '../../sessions/ask-confirmed.ts'
import { takeTurn } from '../../sessions/take-turn.ts'
import type { Viewer } from '../../sessions/viewer.ts'
import { setPassword } from './set-password.ts'

export async function changePassword(context: RequestContext & { viewer: Viewer }, password: string) {
  askConfirmed(context)
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  await setPassword(context, context.viewer, password)
  return { success: true }
}
