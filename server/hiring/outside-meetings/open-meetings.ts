import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** What waits for an answer, or is still to come. */
export const isOpenAt = (now: Date) =>
  sql<boolean>`(meetings.state = 'proposed' and exists (select from unnest(meetings.slots) as slot where slot > ${now})
    or meetings.state = 'booked' and meetings.starts_at > ${now})`

export const openMeetings = (db: Database, now: Date) =>
  db.selectFrom('meetings').innerJoin('outside_candidates as outside', 'outside.id', 'meetings.outside_candidate_id').where(isOpenAt(now))

/** The open meetings of an entry and of who was merged into it. */
export const openMeetingsOf = (db: Database, id: string, now: Date) =>
  openMeetings(db, now).where(({ or, eb }) => or([eb('outside.id', '=', id), eb('outside.merged_into_id', '=', id)]))
