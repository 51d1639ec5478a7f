import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { hasFactor } from '../sessions/factors/has-factor.ts'

/** A user without any factor keeps no session that showed one and no recovery code. */
export async function deleteDeviceFactor({ db, viewer: { id } }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  if (await hasFactor(db, id)) return
  await db.updateTable('accounts').set({ recovery_codes: [], recovery_code_hashes: [] }).where('id', '=', id).execute()
  await db.updateTable('sessions').set({ second_factor_at: null }).where('account_id', '=', id).execute()
}
