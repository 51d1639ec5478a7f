import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

const DAY = 86_400_000

/** The threads whose company should answer within a day, or should have, and that were not told of it for this turn. */
export const threadsNearTheirDeadline = (db: Database, now: Date) =>
  db
    .selectFrom('threads')
    .select(['threads.id', sql<boolean>`answer_due_at <= ${now}`.as('isOverdue')])
    .where('turn', '=', 'company')
    .where('candidate_user_id', 'is not', null)
    .where('closed_at', 'is', null)
    .where('answer_due_at', '<=', new Date(now.getTime() + DAY).toISOString())
    .where(sql<boolean>`case when answer_due_at <= ${now} then overdue_told_for else deadline_told_for end is distinct from turn_since`)
    .orderBy('threads.id')
