import type { RequestContext } from '#server/platform/request/request-context.ts'
import { credentialsOf } from '../account/memberships.ts'
import { fail } from '#server/fail.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { startSession } from '../sessions/start-session.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { logTry } from '../sessions/tries/log-try.ts'
import { countTry } from '../sessions/tries/count-try.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { totpOf } from './totp-of.ts'
import { isPassword } from '../sessions/password/password.ts'
import { notifyFactorChanged } from './factor-changes.ts'
import { hashToken } from '../sessions/session-cookie.ts'

/** Passes the second factor with a code of the app, or with a recovery code. Either counts once; the session goes on under a new secret. */
export async function proveSecondFactor(context: RequestContext & { viewer: Viewer }, code: string) {
  const { viewer, now } = context
  const { area } = viewer
  const id = await credentialsOf(context.db, viewer)
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const forgetTries = await countTry(context, { act: 'code', area, id })
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
  const id = await credentialsOf(db, viewer)
  const { email, totp_secret_sealed, totp_confirmed_at, totp_last_step } = await db
    .selectFrom('accounts')
    .select(['email', 'totp_secret_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const secret = totp_confirmed_at && open(totp_secret_sealed)
  const step = secret && totpOf(secret, email).stepOf(code, now())
  if (!step || step <= (totp_last_step ?? 0)) return false
  await db.updateTable('accounts').set({ totp_last_step: step }).where('id', '=', id).execute()
  return true
}

type Context = RequestContext & { viewer: Viewer }

/** Uses up a recovery code, and tells its owner. The person's row is held: of two uses of one code the second finds it used. */
async function useRecoveryCode(context: Context, code: string) {
  const left = (await useLongCode(context, code)) ?? (await useShortCode(context, code))
  if (left === undefined) return false
  await notifyFactorChanged(context, `リカバリーコードが1つ使われました。残りは${left}個です。`)
  return true
}

/** How many are left; nothing when it is none of them. */
async function useLongCode({ db, viewer }: Context, code: string) {
  const id = await credentialsOf(db, viewer)
  const { recovery_codes } = await db.selectFrom('accounts').select('recovery_codes').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const kept = recovery_codes.find((each) => each.startsWith(code.charAt(0)))
  if (!(await isPassword(code, kept?.slice(1)))) return
  const left = recovery_codes.filter((each) => each !== kept)
  await db.updateTable('accounts').set({ recovery_codes: left }).where('id', '=', id).execute()
  return left.length
}

/** A short code of 75 bits, as earlier versions made them. They work until their owner makes new ones, which the account page asks for. */
async function useShortCode({ db, viewer }: Context, code: string) {
  const id = await credentialsOf(db, viewer)
  const { recovery_code_hashes } = await db
    .selectFrom('accounts')
    .select('recovery_code_hashes')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const hash = hashToken(code)
  const left = recovery_code_hashes.filter((each) => !each.equals(hash))
  if (left.length === recovery_code_hashes.length) return
  await db.updateTable('accounts').set({ recovery_code_hashes: left }).where('id', '=', id).execute()
  return left.length
}
