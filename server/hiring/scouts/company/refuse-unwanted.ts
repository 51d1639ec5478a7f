import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { japanDay } from '#server/platform/time/japan-day.ts'

/** For so long one scout is enough. */
const DAYS = 90

type Thread = { id: string; closed_at: string | null; parked_until: string | null }

/** Whom a company may not scout now: who closed the thread or put it off, who talks with it already, who was scouted lately and is not sent a correction. Held by the lock of the thread. */
export async function refuseUnwanted(db: Database, now: Date, thread: Thread, corrected?: { id: string }) {
  if (thread.closed_at || (thread.parked_until && thread.parked_until > japanDay(now))) fail('SCOUT_NOT_ACCEPTED')
  const lately = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const scouted = await db
    .selectFrom('scouts')
    .select('id')
    .where('thread_id', '=', thread.id)
    .where('created_at', '>', lately)
    .where('state', '<>', 'parked')
    .executeTakeFirst()
  const talked = await db.selectFrom('messages').select('id').where('thread_id', '=', thread.id).where('kind', '<>', 'scout').executeTakeFirst()
  if (talked) fail('ALREADY_IN_CONTACT')
  if (scouted && !corrected) fail('SCOUT_ALREADY_SENT')
}
