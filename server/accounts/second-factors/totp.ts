import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { credentialsOf } from '../account/memberships.ts'
import { open, seal } from '#server/platform/sealing/seal.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { deleteDeviceFactor, notifyFactorChanged, requireSetUp } from './factor-changes.ts'
import { newTotpSecret, totpOf } from './totp-of.ts'
import { startSession } from '../sessions/start-session.ts'
import { rateLimit } from '#server/platform/request/rate-limit.ts'
import { saveRecoveryCodes } from './recovery-codes/save-recovery-codes.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'

/** A secret for an app. Until a code of it is confirmed, asking again gives the same one, because the page may be loaded again. */
export async function beginTotp(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  requireSetUp(context)
  const { db, viewer } = context
  const id = await credentialsOf(db, viewer)
  const own = await db.selectFrom('accounts').select(['email', 'totp_secret_sealed', 'totp_confirmed_at']).where('id', '=', id).executeTakeFirstOrThrow()
  if (own.totp_confirmed_at) fail('SECOND_FACTOR_SET')
  const secret = open(own.totp_secret_sealed) ?? newTotpSecret()
  if (!own.totp_secret_sealed)
    await db
      .updateTable('accounts')
      .set({ totp_secret_sealed: seal(secret) })
      .where('id', '=', id)
      .execute()
  return { secret, uri: totpOf(secret, own.email).uri }
}

/** The app is theirs once it has shown a code. From now on it is asked for at each sign-in; this session has just shown it. */
export async function confirmTotp(context: RequestContext & { viewer: Viewer }, code: string) {
  requireSetUp(context)
  await rateLimit(context, 'sign_in', 'sign_in_burst')
  const { db, now, viewer } = context
  const id = await credentialsOf(db, viewer)
  const own = await db
    .selectFrom('accounts')
    .select(['email', 'totp_secret_sealed', 'totp_confirmed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (own.totp_confirmed_at) fail('SECOND_FACTOR_SET')
  const secret = open(own.totp_secret_sealed) ?? fail('NOT_FOUND')
  const step = totpOf(secret, own.email).stepOf(code, now()) ?? fail('CODE_WRONG')
  const at = now().toISOString()
  await db.updateTable('accounts').set({ totp_confirmed_at: at, totp_last_step: step }).where('id', '=', id).execute()
  const recovery_codes = await saveRecoveryCodes(context)
  await startSession(context, viewer, { second_factor_at: at })
  await notifyFactorChanged(context, '二段階認証の認証アプリが設定されました。')
  return { recovery_codes }
}

/** Whose role needs a factor and has none left sets one up before anything else, in each of their sessions. */
export async function removeTotp(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  requireReauthentication(context)
  const { db, viewer } = context
  const id = await credentialsOf(db, viewer)
  const removed = await db
    .updateTable('accounts')
    .set({ totp_secret_sealed: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', id)
    .where('totp_confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  await deleteDeviceFactor(context)
  await notifyFactorChanged(context, '二段階認証の認証アプリが外されました。')
  return { success: true }
}
