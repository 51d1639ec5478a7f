import type { Database } from '#server/platform/database/connect.ts'

/** A change of who may see a candidate waits for companies that read the profile at that moment (server/candidates/visibility/view-candidate.ts): once the change is answered, no read that began before it goes on. */
export const lockCandidate = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'restricted_at'])
    .where('id', '=', candidate_user_id)
    .where('kind', '=', 'candidate')
    .forNoKeyUpdate()
    .executeTakeFirst()
