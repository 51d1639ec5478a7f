import type { RequestContext } from '../../request-context.ts'
import { fail } from '../../fail.ts'
import { askConfirmed } from '../../sessions/ask-confirmed.ts'
import type { Viewer } from '../../sessions/viewer.ts'
import { hasFactor } from '../has-factor.ts'
import { tellFactorChanged } from '../tell-factor-changed.ts'
import { keepRecoveryCodes } from './keep-recovery-codes.ts'

export async function renewRecoveryCodes(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Viewer }) {
  askConfirmed(context)
  if (!(await hasFactor(context.db, context.viewer))) fail('NOT_FOUND')
  const recovery_codes = await keepRecoveryCodes(context)
  await tellFactorChanged(context, 'リカバリーコードが作りなおされました。前のコードは使えません。')
  return { recovery_codes }
}
