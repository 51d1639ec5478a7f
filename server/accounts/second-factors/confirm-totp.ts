import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { startSession } from '../sessions/start-session.ts'
import { takeTurn } from '#server/platform/request/take-turn.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { askToSetUp } from './ask-to-set-up.ts'
import { keepRecoveryCodes } from './recovery-codes/keep-recovery-codes.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'
import { totpOf } from './totp-of.ts'

/** The app is theirs once it has shown a code. From now on it is asked for at each sign-in; this session has just shown it. */
export async function confirmTotp(context: RequestContext & { viewer: Viewer }, code: string) {
  askToSetUp(context)
  await takeTurn(context, 'sign_in', 'sign_in_burst')
  const { db, now, viewer } = context
  const own = await db
    .selectFrom('accounts')
    .select(['email', 'totp_secret_sealed', 'totp_confirmed_at'])
    .where('id', '=', viewer.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (own.totp_confirmed_at) fail('SECOND_FACTOR_SET')
  const secret = open(own.totp_secret_sealed) ?? fail('NOT_FOUND')
  const step = totpOf(secret, own.email).stepOf(code, now()) ?? fail('CODE_WRONG')
  const at = now().toISOString()
  await db.updateTable('accounts').set({ totp_confirmed_at: at, totp_last_step: step }).where('id', '=', viewer.id).execute()
  const recovery_codes = await keepRecoveryCodes(context)
  await startSession(context, viewer, { second_factor_at: at })
  await tellFactorChanged(context, '二段階認証の認証アプリが設定されました。')
  return { recovery_codes }
}
