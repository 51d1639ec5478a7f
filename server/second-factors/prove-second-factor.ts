import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { open } from '../seal.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeTurn } from '../sessions/take-turn.ts'
import { hashToken } from '../sessions/token.ts'
import type { Staff } from '../sessions/viewer.ts'
import { takeFactorTurn } from './take-factor-turn.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'
import { totpOf } from './totp-of.ts'

/** Passes the second factor with a code of the app, or with a recovery code. Either counts once; the session goes on under a new secret. */
export async function proveSecondFactor(context: RequestContext & { viewer: Staff }, code: string) {
  const { viewer, now } = context
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  await takeFactorTurn(context)
  if (!(await useCode(context, code))) fail('CODE_WRONG')
  await startSession(context, viewer.id, { area: viewer.area, second_factor_at: now().toISOString() })
  return { success: true }
}

/** The member's row is held by the write itself, so that of two uses of one code the second finds it used. */
async function useCode(context: RequestContext & { viewer: Staff }, code: string) {
  const { db, now, viewer } = context
  const own = db.updateTable(ofArea[viewer.area].people).where('id', '=', viewer.id)
  const { email, totp_secret_sealed, totp_confirmed_at, totp_last_step, recovery_code_hashes } = await db
    .selectFrom(ofArea[viewer.area].people)
    .select(['email', 'totp_secret_sealed', 'totp_confirmed_at', 'totp_last_step', 'recovery_code_hashes'])
    .where('id', '=', viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const secret = totp_confirmed_at && open(totp_secret_sealed)
  if (!secret) return false
  const step = totpOf(secret, email).stepOf(code, now())
  if (step !== undefined) {
    if (step <= (totp_last_step ?? 0)) return false
    await own.set({ totp_last_step: step }).execute()
    return true
  }
  const hash = hashToken(code)
  const left = recovery_code_hashes.filter((each) => !each.equals(hash))
  if (left.length === recovery_code_hashes.length) return false
  await own.set({ recovery_code_hashes: left }).execute()
  await tellFactorChanged(context, `リカバリーコードが1つ使われました。残りは${left.length}個です。`)
  return true
}
