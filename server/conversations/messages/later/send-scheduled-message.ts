import type { Selectable } from 'kysely'
import type { ErrorCode } from '#contract/platform/errors/errors.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { addMessage } from '../../threads/add-message.ts'
import { lockConversation } from '../../threads/find-thread.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'

/**
 * Sends a scheduled message once: the row is deleted in the transaction that adds the message. What the company wrote in the meantime stays unread. Where its candidate
 * may not write any more, the row stays with the reason, and they get a notification.
 */
export const sendScheduledMessage = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { scheduled_message_id }: { scheduled_message_id: string }) =>
  inTransaction(db, async (db) => {
    const known = await db.selectFrom('scheduled_messages').select('candidate_user_id').where('id', '=', scheduled_message_id).executeTakeFirst()
    const writer = known && (await lockCandidate(db, known.candidate_user_id))
    if (!writer) return
    const later = await db
      .selectFrom('scheduled_messages')
      .selectAll()
      .where('id', '=', scheduled_message_id)
      .where('refusal', 'is', null)
      .where('send_at', '<=', now().toISOString())
      .forUpdate()
      .executeTakeFirst()
    if (!later) return
    const { candidate_user_id, company_id, client_id, message, job_id } = later
    const thread = await lockConversation(db, { candidate_user_id, company_id })
    // A candidate whom operators restricted after scheduling sends nothing.
    const refusal = writer.restricted_at ? 'RESTRICTED' : await writingRefusal(db, { area: 'candidate' }, thread, now())
    if (refusal) return refuse(db, { later, thread_id: thread.id, refusal, now: now() })
    const isSent = await db.selectFrom('messages').select('id').where('thread_id', '=', thread.id).where('client_id', '=', client_id).executeTakeFirst()
    if (!isSent) {
      const { id: message_id } = await addMessage(db, now(), { thread, client_id, company: false, name: '', message, job_id })
      await db.updateTable('message_attachments').set({ message_id, scheduled_message_id: null }).where('scheduled_message_id', '=', later.id).execute()
    }
    await db.deleteFrom('scheduled_messages').where('id', '=', later.id).execute()
  })

type Refused = { later: Selectable<DB['scheduled_messages']>; thread_id: string; refusal: ErrorCode; now: Date }

async function refuse(db: Database, { later: { id, candidate_user_id, company_id }, thread_id, refusal, now }: Refused) {
  await db.updateTable('scheduled_messages').set({ refusal, refused_at: now.toISOString() }).where('id', '=', id).execute()
  const subject = { type: 'conversation' as const, id: company_id }
  await notify(db, { kind: 'reminder', to: { candidate_user_id }, subject, company_id, at: now, detail: { about: 'unsent' } })
  await publishLive(db, [{ thread_id, candidate_user_id, kind: 'thread_changed' }])
}
