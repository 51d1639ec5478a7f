import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { holdToTell } from './hold-to-tell.ts'
import { tellCandidate } from './tell-candidate.ts'
import { tellCompany } from './tell-company.ts'
import type { Side } from './tell-soon.ts'

/** Between two tellings about one thread. */
const PAUSE = 30 * 60_000

/**
 * Tells one side of what is new and unread in a thread, once: what was told is noted under the lock of the thread, in the transaction in which it is told.
 * What comes soon after a telling waits, so that a conversation is not a row of mails.
 */
export const tellThread = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { thread_id, side }: { thread_id: string; side: Side }) =>
  inTransaction(db, async (db) => {
    const thread = await holdToTell(db, thread_id)
    if (!thread) return
    const last = thread[`${side}_told_at`]
    const runAt = new Date((last ? Date.parse(last) : 0) + PAUSE)
    if (runAt > now()) return enqueue(db, 'tell_thread', { thread_id, side }, { key: `tell_thread:${thread_id}:${side}`, keepsTime: true, runAt })
    const isTold = await (side === 'candidate' ? tellCandidate : tellCompany)(db, thread, now())
    await db
      .updateTable('threads')
      .set({ [`${side}_told_number`]: thread.last_number, ...(isTold ? { [`${side}_told_at`]: now().toISOString() } : {}) })
      .where('id', '=', thread_id)
      .execute()
  })
