import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** Within two weeks of the day on which it was received. */
const DAYS = 14

type New = Pick<Insertable<DB['data_requests']>, 'kind' | 'came_by' | 'note'> & { candidate_user_id: string }

export const addDataRequest = (db: Database, received: Date, request: New) =>
  db
    .insertInto('data_requests')
    .values({ ...request, received_at: received.toISOString(), due_at: new Date(received.getTime() + DAYS * 86_400_000).toISOString() })
    .returning(['id', 'number', 'due_at'])
    .executeTakeFirstOrThrow()
