import { sql } from 'kysely'
import type { SavedConditions } from '#contract/candidates/following/saved-searches.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** A candidate's saved searches as the contract shows them. */
export const savedSearchesOf = (db: Database, candidateId: string) =>
  db
    .selectFrom('saved_searches')
    .where('candidate_user_id', '=', candidateId)
    .select([
      'saved_searches.id',
      'name',
      sql<SavedConditions>`search`.as('search'),
      sql<'immediately' | 'daily' | 'never'>`frequency`.as('frequency'),
      'sends_mail',
      sql<number>`(select count(*)::int from saved_search_hits where saved_search_id = saved_searches.id and notified_at is null)`.as('waiting_count'),
      'last_notified_at',
      'created_at',
    ])
