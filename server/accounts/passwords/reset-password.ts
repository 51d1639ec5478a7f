import type { RequestContext } from '../../api.ts'
import { takeTurn } from '../../sessions/take-turn.ts'
import { useLink } from '../links/use-link.ts'
import { setPassword } from './set-password.ts'

/** A password that is refused leaves the link as it was: its transaction never happened. */
export async function resetPassword(context: RequestContext, { token, password }: { token: string; password: string }) {
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { candidate_user_id } = await useLink(context, 'reset', token)
  await setPassword(context, candidate_user_id, password)
  return { success: true }
}
