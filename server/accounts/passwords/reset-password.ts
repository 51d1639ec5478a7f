import type { RequestContext } from '#server/platform/request/request-context.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { Person } from '#server/platform/viewers/of-area.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { useLink } from '../links/use-link.ts'
import { setPassword } from './set-password.ts'

/** A password that is refused leaves the link as it was: its transaction never happened. */
export async function resetPassword(context: RequestContext, area: Person['area'], { token, password }: { token: string; password: string }) {
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { id, next } = await useLink(context, area, 'reset', token).catch((error: unknown) => {
    logTry(context, { act: 'reset_password', outcome: 'refused', area })
    throw error
  })
  const started = await setPassword(context, { area, id }, password)
  logTry(context, { act: 'reset_password', outcome: 'passed', area, id })
  return { success: true, ...started, next }
}
