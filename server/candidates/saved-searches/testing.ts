import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { daysAgo } from '#server/testing.ts'

/** A search for jobs in Tokyo, saved five days ago. */
export async function addSavedSearch(db: Database, candidate_user_id: string, saved: Partial<Insertable<DB['saved_searches']>> = {}) {
  const { id } = await db
    .insertInto('saved_searches')
    .values({ candidate_user_id, name: '東京の求人', search: JSON.stringify({ prefectures: [13] }), created_at: daysAgo(5), ...saved })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
