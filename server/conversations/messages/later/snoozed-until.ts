import { sql } from 'kysely'

/** Until when the candidate of `threads` put it off; null when they did not, the time is over, or something was said since. */
export const snoozedUntil = (now: Date) =>
  sql<string | null>`(select until from conversation_snoozes as snoozes
    where snoozes.thread_id = threads.id and snoozes.until > ${now} and snoozes.number = threads.last_number)`
