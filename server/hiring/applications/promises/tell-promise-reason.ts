import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { promiseReasons } from '#contract/hiring/meetings/promise-reasons.ts'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { holdToTell } from '#server/conversations/reminders/hold-to-tell.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { tellLive } from '#server/platform/live/tell-live.ts'

/** Puts the reason for which a promised meeting is not held into the thread, unless it was withdrawn, and cancels what was agreed. A candidate who left or blocked the company is not told. */
export const tellPromiseReason = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { application_id }: { application_id: string }) =>
  inTransaction(db, async (db) => {
    const found = await waiting(db, application_id)
    if (!found) return
    const thread = await holdToTell(db, found.thread_id)
    const stated = await waiting(db, application_id)
    if (!thread || !stated) return
    if (Date.parse(stated.send_at) > now().getTime())
      return enqueue(db, 'tell_promise_reason', { application_id }, { runAt: new Date(stated.send_at), key: `promise:${application_id}` })
    const at = now().toISOString()
    await db.updateTable('meeting_promise_reasons').set({ told_at: at }).where('application_id', '=', application_id).execute()
    const cancelled = stated.reason === 'candidate_absent' ? 0n : await cancelMeetings(db, application_id, stated.meeting_type, at)
    const name = meetingTypes[stated.meeting_type === 'mendan' ? 'mendan' : 'mensetsu']
    const message = [
      `${thread.company_name}は、スカウトで約束した${name}を行わない理由を「${promiseReasons[stated.reason].name}」と記録しました。`,
      ...(cancelled > 0n ? ['送信済みの候補日と決まっていた予定は、取り消されました。'] : []),
      '事実と違うときは、「応募と選考」のページから申し出られます。',
    ].join('\n')
    await addMessage(db, now(), { thread, client_id: randomUUID(), company: true, name: '', message, kind: 'system', about: 'promise' })
    await tellLive(db, [{ thread_id: thread.id, candidate_user_id: thread.candidate_user_id, company_id: thread.company_id, kind: 'application_changed' }])
  })

const waiting = (db: Database, application_id: string) =>
  db
    .selectFrom('meeting_promise_reasons as reasons')
    .innerJoin('applications', 'applications.id', 'reasons.application_id')
    .innerJoin('scouts', 'scouts.id', 'applications.scout_id')
    .select(['applications.thread_id', 'reasons.reason', 'reasons.send_at', 'scouts.meeting_type'])
    .where('reasons.application_id', '=', application_id)
    .where('reasons.told_at', 'is', null)
    .$narrowType<{ reason: keyof typeof promiseReasons }>()
    .executeTakeFirst()

async function cancelMeetings(db: Database, application_id: string, meeting_type: string, at: string) {
  const { numUpdatedRows } = await db
    .updateTable('meetings')
    .set({ state: 'cancelled', sequence: sql`sequence + 1` })
    .where('application_id', '=', application_id)
    .where('meeting_type', '=', meeting_type)
    .where(({ or, and, eb }) => or([eb('state', '=', 'proposed'), and([eb('state', '=', 'booked'), eb('starts_at', '>', at)])]))
    .executeTakeFirst()
  return numUpdatedRows
}
