import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Side } from './tell-soon.ts'

type Thread = { id: string; candidate_user_id: string | null; company_id: number }

/** Whoever reads a thread has read what they were told of it. */
export async function noteRead(db: Database, thread: Thread, side: Side, now: Date) {
  const at = now.toISOString()
  if (side === 'company') {
    await db.updateTable('company_notifications').set({ viewed_at: at }).where('thread_id', '=', thread.id).where('viewed_at', 'is', null).execute()
    return
  }
  await sql`
    insert into notification_receipts (notification_id, candidate_user_id, viewed_at)
    select id, candidate_user_id, ${at}::timestamptz from notifications
    where candidate_user_id = ${thread.candidate_user_id} and path = ${`/message/company/detail?company_id=${thread.company_id}`}
    on conflict (notification_id, candidate_user_id) do update set viewed_at = coalesce(notification_receipts.viewed_at, excluded.viewed_at)`.execute(db)
}
