import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** `company_id` tells its members, `candidate_user_id` the candidate, `audience` everybody of an area; of a thread both sides may be named. */
type LiveEvent = { kind: string; detail?: Record<string, unknown> } & (
  | { thread_id: string; candidate_user_id?: string | null; company_id?: number }
  | { audience: 'candidates' | 'companies' }
)

/** One order for all: the numbers grow as the transactions end, so that whoever resumes after a number misses none before it. */
const LIVE_LOCK = 1_636_052_420

/** Tells open screens when the transaction ends. The last thing that a transaction does: others wait for it. */
export async function tellLive(db: Database, events: LiveEvent[]) {
  await sql`select pg_advisory_xact_lock(${LIVE_LOCK})`.execute(db)
  await db
    .insertInto('live_events')
    .values(events.map(({ detail = {}, ...event }) => ({ ...event, detail: JSON.stringify(detail) })))
    .execute()
  await sql`select pg_notify('live', '')`.execute(db)
}
