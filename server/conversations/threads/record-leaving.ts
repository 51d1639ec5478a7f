import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

type Thread = { candidate_user_id: string | null; company_id: number }

/** Who ended a thread or put it off stands among the events: what a candidate ends is no answer that a company owes. */
export const recordLeaving = (
  db: Database,
  { area }: Pick<Party, 'area'>,
  { candidate_user_id, company_id }: Thread,
  kind: 'thread_closed' | 'thread_parked',
  now: Date,
) => db.insertInto('events').values({ kind, at: now.toISOString(), actor: area, candidate_user_id, company_id }).execute()
