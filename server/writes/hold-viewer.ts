import type { Database } from '../database/connect.ts'
import { fail } from '../fail.ts'
import type { Viewer } from '../sessions/viewer.ts'

/**
 * Until this transaction ends the person can neither leave nor be signed out, nor can a member's role change: whoever left meanwhile writes nothing more,
 * and whoever may do less by now is told to come again.
 */
export async function holdViewer(db: Database, viewer: Viewer) {
  if (viewer.area === 'company') {
    const { role } = (await member(db, viewer.session_id)) ?? fail('SIGN_IN_REQUIRED')
    return role === viewer.role || fail('ROLE_FORBIDDEN')
  }
  const held = await db
    .selectFrom('sessions')
    .innerJoin('candidate_users', 'candidate_users.id', 'sessions.candidate_user_id')
    .select('sessions.id')
    .where('sessions.id', '=', viewer.session_id)
    .forKeyShare()
    .executeTakeFirst()
  return held ?? fail('SIGN_IN_REQUIRED')
}

const member = (db: Database, session_id: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('company_users', 'company_users.id', 'sessions.company_user_id')
    .select('role')
    .where('sessions.id', '=', session_id)
    .forShare('company_users')
    .forKeyShare('sessions')
    .executeTakeFirst()
