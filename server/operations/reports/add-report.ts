import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'

/** Until when operators answer, unless they set another day. */
const DAYS = 7

type New = Omit<Insertable<DB['reports']>, 'due_at' | 'created_at'>

/** A new ticket, with its number and its deadline. */
export async function addReport(db: Database, now: Date, report: New) {
  const added = await db
    .insertInto('reports')
    .values({ ...report, created_at: now.toISOString(), due_at: new Date(now.getTime() + DAYS * 86_400_000).toISOString() })
    .returning(['id', 'number', 'due_at'])
    .executeTakeFirstOrThrow()
  return added
}
