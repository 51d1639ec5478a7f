import type { RequestContext } from '../api.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { relyingParty } from './relying-party.ts'

export async function listPasskeys({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { passkeys, is_available: Boolean(relyingParty()) }
}
