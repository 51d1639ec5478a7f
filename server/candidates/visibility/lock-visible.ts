import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Member } from './reveal-to.ts'
import { visibleCandidates } from './visible-candidates.ts'

/**
 * Of these candidates those whom the company may see, locked so that a block or a withdrawal that is under way comes first, and a later one waits
 * (server/accounts/sessions/viewer/lock-candidate.ts).
 */
export async function lockVisible(db: Database, member: Pick<Member, 'company_id'>, ids: string[]): Promise<Set<string>> {
  const among = sql<string>`any(${ids}::uuid[])`
  await db.selectFrom('accounts').select('id').where('id', '=', among).orderBy('id').forShare().execute()
  const seen = await visibleCandidates(db, member).select('candidate_users.id').where('candidate_users.id', '=', among).execute()
  return new Set(seen.map(({ id }) => id))
}
