import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { relyingParty } from '../sessions/factors/relying-party.ts'

export async function listPasskeys({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: Viewer }) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { passkeys, is_available: Boolean(relyingParty()) }
}
