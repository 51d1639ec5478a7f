import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { requireReauthentication } from '../../sessions/require-reauthentication.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { hasFactor } from '../../sessions/factors/has-factor.ts'
import { notifyFactorChanged } from '../factor-changes.ts'
import { saveRecoveryCodes } from './save-recovery-codes.ts'

export async function renewRecoveryCodes(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  requireReauthentication(context)
  if (!(await hasFactor(context.db, context.viewer.id))) fail('NOT_FOUND')
  const recovery_codes = await saveRecoveryCodes(context)
  await notifyFactorChanged(context, 'リカバリーコードが作りなおされました。前のコードは使えません。')
  return { recovery_codes }
}
