import type { Database } from '#server/platform/database/connect.ts'

/** Changes of who may see a candidate take turns with companies that look (server/candidates/visibility/view-candidate.ts): once the change is answered, no look that began before it is still under way. */
export const lockCandidate = (db: Database, candidate_user_id: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'restricted_at'])
    .where('id', '=', candidate_user_id)
    .where('kind', '=', 'candidate')
    .forNoKeyUpdate()
    .executeTakeFirst()
