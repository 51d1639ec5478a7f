import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../api.ts'
import type { Staff } from '../sessions/viewer.ts'
import { showSecondFactor } from './show-second-factor.ts'

/** A session that showed a factor keeps nothing of it once its member has none. */
export async function forgetShownFactor(context: Pick<RequestContext, 'db' | 'now'> & { viewer: Staff }) {
  const { totp_confirmed_at, passkey_count } = await showSecondFactor(context)
  if (totp_confirmed_at || passkey_count > 0) return
  await context.db.updateTable('sessions').set({ second_factor_at: null }).where(ofArea[context.viewer.area].own, '=', context.viewer.id).execute()
}
