import type { TaskRun } from '#server/platform/background/task-context.ts'
import { notifyJobConfirmations } from './notify-job-confirmations.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { lockForNotification } from './lock-for-notification.ts'
import { notifyMembers } from '#server/notifications/company-notifications/notify-members.ts'
import { sql } from 'kysely'

/** By the clock: answers that are due tomorrow or overdue, jobs that wait for a confirmation, and reviews that were decided. Each is told once. */
export async function notifyDeadlines({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  for (const { id, isOverdue } of await threadsNearTheirDeadline(db, now()).execute()) {
    if (isOverdue) await tellOverdue(db, id, now())
    else await warnOfDeadline(db, id, now())
  }
  await notifyJobConfirmations(db, now())
}

/** Tells a candidate once that a company let its time pass. */
const tellOverdue = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread || !due?.isOverdue) return
    await deliverNotification(db, {
      candidate_user_id: thread.candidate_user_id,
      kind: 'reminder',
      title: `${thread.company_name}から、期限までに返事がありませんでした`,
      path: `/message/company/detail?company_id=${thread.company_id}`,
      at: now,
    })
    await db.updateTable('threads').set({ overdue_notified_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })

const dayOf = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Tells a company once, a day before, until when a candidate waits for its answer. */
const warnOfDeadline = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await lockForNotification(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread?.answer_due_at || !due || due.isOverdue) return
    await notifyMembers(db, {
      company_id: thread.company_id,
      company_user_id: thread.company_user_id,
      kind: 'deadline',
      dedupe_key: `deadline:${thread.id}:${thread.turn_since}`,
      at: now,
      candidate_user_id: thread.candidate_user_id,
      thread_id: thread.id,
      detail: { due: dayOf.format(new Date(thread.answer_due_at)) },
    })
    await db.updateTable('threads').set({ deadline_notified_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })

const DAY = 86_400_000

/** The threads whose company should answer within a day, or should have, and that were not told of it for this turn. */
const threadsNearTheirDeadline = (db: Database, now: Date) =>
  db
    .selectFrom('threads')
    .select(['threads.id', sql<boolean>`answer_due_at <= ${now}`.as('isOverdue')])
    .where('turn', '=', 'company')
    .where('candidate_user_id', 'is not', null)
    .where('closed_at', 'is', null)
    .where('answer_due_at', '<=', new Date(now.getTime() + DAY).toISOString())
    .where(sql<boolean>`case when answer_due_at <= ${now} then overdue_notified_for else deadline_notified_for end is distinct from turn_since`)
    .orderBy('threads.id')
