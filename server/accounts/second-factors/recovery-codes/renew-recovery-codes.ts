import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { askConfirmed } from '../../sessions/ask-confirmed.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { hasFactor } from '../../sessions/factors/has-factor.ts'
import { tellFactorChanged } from '../tell-factor-changed.ts'
import { keepRecoveryCodes } from './keep-recovery-codes.ts'

export async function renewRecoveryCodes(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  askConfirmed(context)
  if (!(await hasFactor(context.db, context.viewer.id))) fail('NOT_FOUND')
  const recovery_codes = await keepRecoveryCodes(context)
  await tellFactorChanged(context, 'リカバリーコードが作りなおされました。前のコードは使えません。')
  return { recovery_codes }
}
