import { ofArea } from '#server/platform/viewers/of-area.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { takeTry } from '../sessions/tries/take-try.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { useRecoveryCode } from './recovery-codes/use-recovery-code.ts'
import { totpOf } from './totp-of.ts'

/** Passes the second factor with a code of the app, or with a recovery code. Either counts once; the session goes on under a new secret. */
export async function proveSecondFactor(context: RequestContext & { viewer: Viewer }, code: string) {
  const { viewer, now } = context
  const { area, id } = viewer
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const forgetTries = await takeTry(context, { act: 'code', area, id })
  const isDigits = /^\d{6}$/.test(code)
  const isRight = isDigits ? await useAppCode(context, code) : await useRecoveryCode(context, code)
  logTry(context, { act: isDigits ? 'code' : 'recovery_code', outcome: isRight ? 'passed' : 'refused', area, id })
  if (!isRight) fail('CODE_WRONG')
  await forgetTries()
  await startSession(context, viewer, { second_factor_at: now().toISOString(), isArrival: viewer.second_factor === 'asked' })
  return { success: true }
}

/** The person's row is held, so that of two uses of one code the second finds it used. */
async function useAppCode({ db, now, viewer }: RequestContext & { viewer: Viewer }, code: string) {
  const { people } = ofArea[viewer.area]
  const { email, totp_secret_sealed, totp_confirmed_at, totp_last_step } = await db
    .selectFrom(people)
    .select(['email', 'totp_secret_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .where('id', '=', viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const secret = totp_confirmed_at && open(totp_secret_sealed)
  const step = secret && totpOf(secret, email).stepOf(code, now())
  if (!step || step <= (totp_last_step ?? 0)) return false
  await db.updateTable(people).set({ totp_last_step: step }).where('id', '=', viewer.id).execute()
  return true
}
