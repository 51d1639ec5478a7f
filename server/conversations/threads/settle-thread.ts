import type { Updateable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'

type Thread = { id: string; candidate_user_id: string | null; company_id: number }
type Settlement = Pick<Updateable<DB['threads']>, 'closed_at' | 'closed_by' | 'parked_until'>

/** Ends, parks or opens a thread that the transaction holds. Whatever it becomes, nobody's answer is awaited. */
export async function settleThread(db: Database, { id: thread_id, candidate_user_id, company_id }: Thread, settlement: Settlement) {
  await db
    .updateTable('threads')
    .set({ ...settlement, turn: null, turn_since: null, answer_due_at: null })
    .where('id', '=', thread_id)
    .execute()
  await publishLive(db, [{ thread_id, candidate_user_id, company_id, kind: 'thread_changed' }])
}
