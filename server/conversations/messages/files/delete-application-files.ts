import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Deletes what was sent to a company with applications: a candidate who withdraws the reveal leaves no copy. */
export async function deleteApplicationFiles(db: Database, { candidate_user_id, company_id }: { candidate_user_id: string; company_id: number }) {
  const deleted = await db
    .deleteFrom('message_attachments')
    .using('threads')
    .whereRef('threads.id', '=', 'message_attachments.thread_id')
    .where('threads.candidate_user_id', '=', candidate_user_id)
    .where('threads.company_id', '=', company_id)
    .where('is_of_application', '=', true)
    .where('message_id', 'is not', null)
    .returning('storage_key')
    .execute()
  for (const { storage_key } of deleted) await enqueue(db, 'delete_attachment', { storage_key })
}
