import { tellMembers } from '#server/notifications/company-notifications/tell-members.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { holdToTell } from './hold-to-tell.ts'
import { threadsNearTheirDeadline } from './threads-near-their-deadline.ts'

const dayOf = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Tells a company once, a day before, until when a candidate waits for its answer. */
export const warnOfDeadline = (db: Database, thread_id: string, now: Date) =>
  inTransaction(db, async (db) => {
    const thread = await holdToTell(db, thread_id)
    const due = await threadsNearTheirDeadline(db, now).where('threads.id', '=', thread_id).executeTakeFirst()
    if (!thread?.answer_due_at || !due || due.isOverdue) return
    await tellMembers(db, {
      company_id: thread.company_id,
      company_user_id: thread.company_user_id,
      kind: 'deadline',
      told_key: `deadline:${thread.id}:${thread.turn_since}`,
      at: now,
      candidate_user_id: thread.candidate_user_id,
      thread_id: thread.id,
      detail: { due: dayOf.format(new Date(thread.answer_due_at)) },
    })
    await db.updateTable('threads').set({ deadline_told_for: thread.turn_since }).where('id', '=', thread_id).execute()
  })
