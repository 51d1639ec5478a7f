import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { noteRead } from '../reminders/note-read.ts'
import { tellLive } from '#server/platform/live/tell-live.ts'

type Thread = { id: string; candidate_user_id: string | null; company_id: number }

/** What the other side said up to this number was read now. Both sides' open screens are told when that is new. */
export async function markRead(db: Database, viewer: Pick<Party, 'area'>, { id: thread_id, candidate_user_id, company_id }: Thread, number: number, now: Date) {
  const read = await db
    .updateTable('messages')
    .set({ read_at: now.toISOString() })
    .where('thread_id', '=', thread_id)
    .where('company', '=', viewer.area === 'candidate')
    .where('number', '<=', number)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows === 0n) return
  await noteRead(db, { id: thread_id, candidate_user_id, company_id }, viewer.area, now)
  await tellLive(db, [{ thread_id, candidate_user_id, company_id, kind: 'messages_read', detail: { number, by: viewer.area } }])
}
