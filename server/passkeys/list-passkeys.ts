import { ofArea } from '../accounts/of-area.ts'
import type { RequestContext } from '../request-context.ts'
import type { Viewer } from '../sessions/viewer.ts'
import { relyingParty } from './relying-party.ts'

export async function listPasskeys({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where(ofArea[viewer.area].own, '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { passkeys, is_available: Boolean(relyingParty()) }
}
