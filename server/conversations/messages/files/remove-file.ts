import { enqueue } from '#server/platform/background/enqueue.ts'
import { fail } from '#server/fail.ts'
import type { PartyContext } from '../../threads/find-thread.ts'

/** Takes back a file that went with no message yet. */
export async function removeFile({ db, viewer }: PartyContext, id: string) {
  const removed = await db
    .deleteFrom('message_attachments')
    .using('threads')
    .whereRef('threads.id', '=', 'thread_id')
    .where('message_attachments.id', '=', id)
    .where('message_id', 'is', null)
    .where('scheduled_message_id', 'is', null)
    .where('company_scheduled_message_id', 'is', null)
    .$if(viewer.area === 'candidate', (files) => files.where('company', '=', false).where('candidate_user_id', '=', viewer.id))
    .$if(viewer.area === 'company', (files) => files.where('message_attachments.company_user_id', '=', viewer.id))
    .returning('storage_key')
    .executeTakeFirst()
  if (!removed) fail('NOT_FOUND')
  await enqueue(db, 'delete_attachment', removed)
  return { success: true }
}
