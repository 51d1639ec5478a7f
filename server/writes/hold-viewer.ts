import type { Database } from '../database/connect.ts'
import { fail } from '../fail.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** Until this transaction ends the person can neither leave nor be signed out: whoever left meanwhile writes nothing more. */
export async function holdViewer(db: Database, { session_id }: Viewer) {
  const held = await db
    .selectFrom('sessions')
    .innerJoin('candidate_users', 'candidate_users.id', 'sessions.candidate_user_id')
    .select('sessions.id')
    .where('sessions.id', '=', session_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!held) fail('SIGN_IN_REQUIRED')
}
