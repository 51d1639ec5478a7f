import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { startSession } from '../sessions/start-session.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { deleteDeviceFactor } from './delete-device-factor.ts'
import { hasFactor } from '../sessions/factors/has-factor.ts'
import { saveRecoveryCodes } from './recovery-codes/save-recovery-codes.ts'
import { notifyFactorChanged } from './notify-factor-changed.ts'

/** Whether a candidate's passkeys are asked for after the password, too. Who has no recovery codes yet gets them, for a device that is lost. */
export async function requestPasskey(context: RequestContext & { viewer: CandidateViewer }, isAsked: boolean) {
  requireReauthentication(context)
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
  await notifyFactorChanged(context, isAsked ? 'パスワードのあとに、パスキーも求めるようになりました。' : 'パスワードのあとに、パスキーを求めなくなりました。')
  if (!isAsked) {
    await deleteDeviceFactor(context)
    return { recovery_codes: [] }
  }
  await startSession(context, viewer, { second_factor_at: at })
  return { recovery_codes: hadFactor ? [] : await saveRecoveryCodes(context) }
}
