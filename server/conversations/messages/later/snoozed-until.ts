import { sql } from 'kysely'

/** Until when the candidate of `threads` snoozed it; null when they did not, when the time is over, or after a new message. */
export const snoozedUntil = (now: Date) =>
  sql<string | null>`(select until from conversation_snoozes as snoozes
    where snoozes.thread_id = threads.id and snoozes.until > ${now} and snoozes.number = threads.last_number)`
