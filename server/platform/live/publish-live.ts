import type { Database } from '../database/connect.ts'

/**
 * `company_id` notifies its members, `candidate_user_id` the candidate, `audience` every user of an area; for a conversation both sides may be named. Without a
 * conversation a company's event is about people from outside.
 */
type LiveEvent = { kind: string; detail?: Record<string, unknown> } & (
  | { thread_id: string; candidate_user_id?: string | null; company_id?: number }
  | { company_id: number }
  | { audience: 'candidates' | 'companies' }
)

/**
 * Notifies open pages when the transaction ends. Takes no lock: readers find late commits by their transaction (server/platform/live/live-row.ts), and the
 * NOTIFY, whose lock covers the whole server until a commit, follows the commit (`onPublished` of server/platform/database/connect.ts).
 */
export async function publishLive(db: Database, events: LiveEvent[]) {
  await db
    .insertInto('live_events')
    .values(events.map(({ detail = {}, ...event }) => ({ ...event, detail: JSON.stringify(detail) })))
    .execute()
}
