import type { SelectionStep } from '#contract/hiring/selection/selection-steps.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { lockForNotification, type ConversationToNotify } from '#server/conversations/reminders/lock-for-notification.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { writingRefusal } from '#server/conversations/threads/writing-refusal.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { settleThread } from '#server/conversations/threads/settle-thread.ts'

type Context = Pick<TaskRun, 'db' | 'now'>

/**
 * Tells the candidate what a recruiter held, unless it was cancelled. From here on they see the step. Who blocked the company, left, or wants no messages gets
 * none: the company reads that it did not arrive, and the end stands on the candidate's own page.
 */
export const deliverNotice = ({ db, now }: Context, { notice_id }: { notice_id: string }) =>
  inTransaction(db, async (db) => {
    const found = await waiting(db, notice_id)
      .innerJoin('applications', 'applications.id', 'application_id')
      .select(['thread_id', 'job_id', 'company_id'])
      .executeTakeFirst()
    if (!found) return
    const thread = await lockForNotification(db, found.thread_id)
    const notice = await waiting(db, notice_id).selectAll('selection_notices').forUpdate().executeTakeFirst()
    if (!notice) return
    if (Date.parse(notice.send_at) > now().getTime()) return enqueue(db, 'send_selection_notice', { notice_id }, { runAt: new Date(notice.send_at) })

    const { application_id, step, end_reason } = notice
    const at = now().toISOString()
    const isSent = thread !== undefined && (await isReachable(db, thread, now()))
    await db
      .updateTable('selection_notices')
      .set({ outcome: isSent ? 'sent' : 'unreachable', settled_at: at })
      .where('id', '=', notice_id)
      .execute()
    if (isSent || step === 'end')
      await db
        .updateTable('applications')
        .set({ shown_step: step, shown_end_reason: end_reason, shown_at: at, ...(isSent && step === 'end' ? { notified_at: at } : {}) })
        .where('id', '=', application_id)
        .execute()
    const { thread_id, job_id, company_id } = found
    const candidate_user_id = thread?.candidate_user_id ?? null
    if (isSent) {
      await sayNotice(db, thread, { ...notice, step: step as SelectionStep, job_id }, now())
      const detail = JSON.stringify({ application_id, step, end_reason, told: true })
      await db.insertInto('events').values({ kind: 'selection_changed', at, actor: 'company', candidate_user_id, company_id, job_id, detail }).execute()
    }
    await publishLive(db, [{ thread_id, candidate_user_id, company_id, kind: 'application_changed' }])
  })

const waiting = (db: Database, id: string) => db.selectFrom('selection_notices').where('selection_notices.id', '=', id).where('outcome', 'is', null)

async function isReachable(db: Database, thread: ConversationToNotify, now: Date) {
  const company = await db.selectFrom('companies').select('state').where('id', '=', thread.company_id).executeTakeFirst()
  if (company?.state === 'suspended') return false
  const refusal = await writingRefusal(db, { area: 'company' }, thread, now)
  return !refusal || refusal === 'ANSWER_AWAITED'
}

type Notice = {
  id: string
  application_id: string
  step: SelectionStep
  message: string
  member_name: string
  company_user_id: string | null
  job_id: number | null
}

/** Puts what a recruiter held into the thread. After an end nobody's answer is awaited, unless another selection of the two goes on. */
async function sayNotice(db: Database, thread: ConversationToNotify, { id, application_id, step, job_id, ...notice }: Notice, now: Date) {
  await addMessage(db, now, {
    thread,
    client_id: id,
    company: true,
    name: notice.member_name,
    ...(notice.company_user_id ? { company_user_id: notice.company_user_id } : {}),
    message: notice.message,
    job_id,
    ...(step === 'end' ? { about: 'result' as const } : {}),
  })
  if (step !== 'end') return
  if (await goesOn(db, thread.id, application_id)) {
    const { turn, turn_since, answer_due_at } = thread
    await db.updateTable('threads').set({ turn, turn_since, answer_due_at }).where('id', '=', thread.id).execute()
  } else await settleThread(db, thread, {})
}

const goesOn = (db: Database, thread_id: string, but: string) =>
  db.selectFrom('applications').select('id').where('thread_id', '=', thread_id).where('id', '<>', but).where('step', '<>', 'end').executeTakeFirst()
