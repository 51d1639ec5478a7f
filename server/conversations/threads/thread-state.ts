import { sql } from 'kysely'

/** `threads` as `ThreadState` of the contract, for one of its sides. */
export const threadState = (area: 'candidate' | 'company', now: Date) =>
  [
    'threads.last_number',
    sql<'candidate' | 'company' | null>`threads.turn`.as('turn'),
    'threads.turn_since',
    'threads.answer_due_at',
    sql<boolean>`(threads.turn is not null and coalesce(threads.answer_due_at < ${now}, false))`.as('is_overdue'),
    sql<'candidate' | 'company' | null>`threads.closed_by`.as('closed_by'),
    sql<string | null>`case when threads.parked_until > (${now}::timestamptz at time zone 'Asia/Tokyo')::date then threads.parked_until end`.as('parked_until'),
    sql<boolean>`${sql.ref(`threads.${area}_archived_at`)} is not null`.as('is_archived'),
  ] as const
