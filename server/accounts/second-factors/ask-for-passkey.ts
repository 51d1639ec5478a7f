import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import { startSession } from '../sessions/start-session.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { forgetShownFactor } from './forget-shown-factor.ts'
import { hasFactor } from '../sessions/factors/has-factor.ts'
import { keepRecoveryCodes } from './recovery-codes/keep-recovery-codes.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/** Whether a candidate's passkeys are asked for after the password, too. Who has no recovery codes yet gets them, for a device that is lost. */
export async function askForPasskey(context: RequestContext & { viewer: CandidateViewer }, isAsked: boolean) {
  askConfirmed(context)
  const { db, now, viewer } = context
  const at = now().toISOString()
  if (isAsked && !(await db.selectFrom('passkeys').select('id').where('account_id', '=', viewer.id).limit(1).executeTakeFirst())) fail('NOT_FOUND')
  const hadFactor = await hasFactor(db, viewer.id)
  const changed = await db
    .updateTable('accounts')
    .set({ passkey_factor_at: isAsked ? at : null })
    .where('id', '=', viewer.id)
    .where('passkey_factor_at', isAsked ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return { recovery_codes: [] }
  await tellFactorChanged(context, isAsked ? 'パスワードのあとに、パスキーも求めるようになりました。' : 'パスワードのあとに、パスキーを求めなくなりました。')
  if (!isAsked) {
    await forgetShownFactor(context)
    return { recovery_codes: [] }
  }
  await startSession(context, viewer, { second_factor_at: at })
  return { recovery_codes: hadFactor ? [] : await keepRecoveryCodes(context) }
}
