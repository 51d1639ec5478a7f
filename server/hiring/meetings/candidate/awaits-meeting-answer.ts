import { sql } from 'kysely'

/** The first meeting that a candidate agreed on with a company has passed, and they did not say yet how it was. Later ones are asked about on their own page. */
export const awaitsMeetingAnswer = (candidate_user_id: string, now: Date) => sql<boolean>`exists (
  select from threads cross join lateral (
    select starts_at, minutes, answered_at from meetings
    where thread_id = threads.id and state = 'booked' order by starts_at, meetings.id limit 1
  ) as first
  where threads.candidate_user_id = ${candidate_user_id} and answered_at is null and starts_at + make_interval(mins => minutes) <= ${now}::timestamptz)`
