import { fail } from '#server/fail.ts'
import type { Asking } from '../../threads/asking.ts'
import { findThread, type Partner } from '../../threads/find-thread.ts'
import { markRead } from '../../threads/mark-read.ts'
import { unreadCount } from '../unread-count.ts'

/** Whoever has read so far says so; what comes meanwhile stays unread. */
export async function readThread({ db, viewer, now }: Asking, partner: Partner, number: number) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'candidate_user_id', 'company_id']).forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  await markRead(db, viewer, thread, number, now())
  return { unread_message_count: await unreadCount(db, viewer) }
}
