import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { findThread } from '../../threads/find-thread.ts'
import { timeAhead } from './time-ahead.ts'

/** あとで返信する: hides a conversation from the candidate's open answers until a moment, and reminds them then; null ends it. The company is not told. */
export async function snoozeThread({ db, viewer, now }: CandidateContext, partner: { company_id: number }, until: string | null) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'threads.last_number']).forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  const { id: thread_id, last_number: number } = thread
  await db.deleteFrom('conversation_snoozes').where('thread_id', '=', thread_id).execute()
  if (until) {
    const at = timeAhead('until', until, now())
    await db
      .insertInto('conversation_snoozes')
      .values({ thread_id, candidate_user_id: viewer.id, until: at.toISOString(), number, created_at: now().toISOString() })
      .execute()
    await enqueue(db, 'remind_snoozed', { thread_id, until: at.toISOString() }, { runAt: at, key: `snooze:${thread_id}` })
  }
  await publishLive(db, [{ thread_id, candidate_user_id: viewer.id, kind: 'thread_changed' }])
  return { success: true }
}
