import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/connect.ts'

export async function addBookmarkList(db: Database, candidate_user_id: string, name: string = randomUUID()) {
  const { id } = await db.insertInto('bookmark_lists').values({ candidate_user_id, name }).returning('id').executeTakeFirstOrThrow()
  return id
}

export const addBookmark = (db: Database, candidate_user_id: string, pair: { company_id: number; job_id: number }) =>
  db
    .insertInto('bookmarks')
    .values({ candidate_user_id, ...pair })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
