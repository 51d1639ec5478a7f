import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { lockForNotification } from '../../reminders/lock-for-notification.ts'

/** Reminds a candidate once of a snoozed conversation; not after a new message, or when they chose another time. */
export const remindSnoozed = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { thread_id, until }: { thread_id: string; until: string }) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    if (!thread) return
    const ended = await db
      .deleteFrom('conversation_snoozes')
      .where('thread_id', '=', thread_id)
      .where('until', '=', until)
      .where('until', '<=', now().toISOString())
      .returning('number')
      .executeTakeFirst()
    if (!ended || ended.number !== thread.last_number || thread.closed_at) return
    const { candidate_user_id, company_id } = thread
    await notify(db, {
      kind: 'reminder',
      to: { candidate_user_id },
      subject: { type: 'conversation', id: company_id },
      company_id,
      at: now(),
      detail: { about: 'snoozed' },
    })
    await publishLive(db, [{ thread_id, candidate_user_id, kind: 'thread_changed' }])
  })
