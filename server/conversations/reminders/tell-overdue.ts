import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import { holdToTell } from './hold-to-tell.ts'
import { threadsNearTheirDeadline } from './threads-near-their-deadline.ts'

/** Tells a candidate once that a company let its time pass. */
export const tellOverdue = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await holdToTell(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread || !due?.isOverdue) return
    await deliverNotification(db, {
      candidate_user_id: thread.candidate_user_id,
      kind: 'reminder',
      title: `${thread.company_name}から、期限までに返事がありませんでした`,
      path: `/message/company/detail?company_id=${thread.company_id}`,
      at: now,
    })
    await db.updateTable('threads').set({ overdue_told_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })
