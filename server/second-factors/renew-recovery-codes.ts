import type { RequestContext } from '../api.ts'
import { fail } from '../fail.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import type { Staff } from '../sessions/viewer.ts'
import { keepRecoveryCodes } from './keep-recovery-codes.ts'
import { showSecondFactor } from './show-second-factor.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

export async function renewRecoveryCodes(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Staff }) {
  askConfirmed(context)
  const { totp_confirmed_at } = await showSecondFactor(context)
  if (!totp_confirmed_at) fail('NOT_FOUND')
  const recovery_codes = await keepRecoveryCodes(context)
  await tellFactorChanged(context, 'リカバリーコードが作りなおされました。前のコードは使えません。')
  return { recovery_codes }
}
