import { DAY } from '#contract/platform/time/japan-time.ts'
import { fail } from '#server/fail.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import { findThread } from '../../threads/find-thread.ts'

/** As far ahead as an answer can be put off, in days. */
const FARTHEST = 60

/** あとで返信する: sets a conversation aside until a moment, at which its candidate is reminded; without one it is back. The company learns nothing of it. */
export async function snoozeThread({ db, viewer, now }: CandidateContext, partner: { company_id: number }, until: string | null) {
  const thread = await findThread(db, viewer, partner).select(['threads.id', 'threads.last_number']).forNoKeyUpdate('threads').executeTakeFirst()
  if (!thread?.last_number) fail('NOT_FOUND')
  const { id: thread_id, last_number: number } = thread
  await db.deleteFrom('conversation_snoozes').where('thread_id', '=', thread_id).execute()
  if (until) {
    const at = new Date(until)
    if (at <= now()) fail('INPUT_INVALID', [{ field: 'until', message: 'これからの日時を入力してください。' }])
    if (at.getTime() > now().getTime() + FARTHEST * DAY) fail('INPUT_INVALID', [{ field: 'until', message: `${FARTHEST}日以内の日時を入力してください。` }])
    await db
      .insertInto('conversation_snoozes')
      .values({ thread_id, candidate_user_id: viewer.id, until: at.toISOString(), number, created_at: now().toISOString() })
      .execute()
    await enqueue(db, 'remind_snoozed', { thread_id, until: at.toISOString() }, { runAt: at, key: `snooze:${thread_id}` })
  }
  await publishLive(db, [{ thread_id, candidate_user_id: viewer.id, kind: 'thread_changed' }])
  return { success: true }
}
