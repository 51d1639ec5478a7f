import type { CompanyScheduledMessage } from '#contract/conversations/scheduled-messages.ts'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { findThread, lockPartner } from '../../threads/find-thread.ts'
import { writingRefusal } from '../../threads/writing-refusal.ts'
import { prependToDraft } from '../drafts/drafts.ts'
import { timeAhead } from '../later/time-ahead.ts'
import { companyScheduledMessage } from './company-scheduled-messages.ts'
import { enqueueSending } from './schedule-to-candidate.ts'

type One = { candidate_id: string; scheduled_id: string }

/** Gives a scheduled message another text and time. What its author has read of the conversation no longer stops it. */
export async function changeScheduledMessage(
  { db, viewer, now }: MemberContext,
  { candidate_id, scheduled_id, message, send_at, read_until }: One & { message: string; send_at: string; read_until?: number | undefined },
): Promise<CompanyScheduledMessage> {
  const thread = await lockPartner(db, viewer, { candidate_id })
  await lockScheduled(db, viewer, thread.id, scheduled_id)
  const at = timeAhead('send_at', send_at, now())
  const refusal = await writingRefusal(db, viewer, thread, now())
  if (refusal) fail(refusal)
  await db
    .updateTable('company_scheduled_messages')
    .set({
      message,
      send_at: at.toISOString(),
      number: Math.min(read_until ?? thread.last_number, thread.last_number),
      refusal: null,
      refused_at: null,
      company_user_id: viewer.id,
      member_name: viewer.name,
    })
    .where('id', '=', scheduled_id)
    .execute()
  await enqueueSending(db, scheduled_id, at)
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'thread_changed' }])
  return companyScheduledMessage(db, viewer, scheduled_id)
}

/**
 * Deletes a scheduled message and answers with it; its files are those of the member's next message, as if they were new. One that was sent is not found. With
 * `as_draft` its words become the member's draft at once: to a candidate who left there is no draft, and it stays.
 */
export async function cancelScheduledMessage(
  { db, viewer, now }: MemberContext,
  { candidate_id, scheduled_id, as_draft }: One & { as_draft?: boolean | undefined },
): Promise<CompanyScheduledMessage> {
  // Also where nobody can be written to any more: its author may delete it.
  const thread = await findThread(db, viewer, { candidate_id })
    .select(['threads.id', 'threads.candidate_user_id', 'threads.company_id'])
    .forNoKeyUpdate('threads')
    .executeTakeFirst()
  if (!thread) fail('NOT_FOUND')
  await lockScheduled(db, viewer, thread.id, scheduled_id)
  const cancelled = await companyScheduledMessage(db, viewer, scheduled_id)
  if (as_draft) {
    const { candidate_user_id, company_id } = thread
    if (!candidate_user_id) fail('PARTNER_UNREACHABLE')
    await prependToDraft({ db, viewer, now }, { candidate_user_id, company_id }, cancelled.message)
  }
  await db
    .updateTable('message_attachments')
    .set({ company_scheduled_message_id: null, company_user_id: viewer.id, created_at: now().toISOString() })
    .where('company_scheduled_message_id', '=', scheduled_id)
    .execute()
  await db.deleteFrom('company_scheduled_messages').where('id', '=', scheduled_id).execute()
  await publishLive(db, [{ thread_id: thread.id, company_id: viewer.company_id, kind: 'thread_changed' }])
  return cancelled
}

/** The member's own, or one whose author left; the task that sends it locks the row until the message exists. */
async function lockScheduled(db: Database, viewer: CompanyViewer, thread_id: string, id: string) {
  const found = await db
    .selectFrom('company_scheduled_messages')
    .select('id')
    .where('id', '=', id)
    .where('thread_id', '=', thread_id)
    .where(({ or, eb }) => or([eb('company_user_id', '=', viewer.id), eb('company_user_id', 'is', null)]))
    .forUpdate()
    .executeTakeFirst()
  if (!found) fail('NOT_FOUND')
}
