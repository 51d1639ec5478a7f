import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Takes somebody out of the database with everything that is theirs, within one transaction. What stays, and why, stands in docs/leaving.md. */
export async function eraseCandidate(db: Database, id: string) {
  // Locked for deletion before anything that depends on it: a writer of the candidate has finished, or waits here (docs/decisions/0037-one-order-of-locks.md).
  const { email, email_key } = await db
    .selectFrom('accounts')
    .select(['email', 'email_key'])
    .where('id', '=', id)
    .where('kind', '=', 'candidate')
    .forUpdate()
    .executeTakeFirstOrThrow()

  // Files go by background jobs of this transaction: a file is deleted exactly when its row is. An archive that becomes ready at this moment is waited for.
  const pdfs = await db.deleteFrom('job_history_pdfs').where('candidate_user_id', '=', id).returning('storage_key').execute()
  for (const { storage_key } of pdfs) await enqueue(db, 'delete_job_history_file', { storage_key })
  const sent = await db
    .deleteFrom('message_attachments')
    .using('threads')
    .whereRef('threads.id', '=', 'thread_id')
    .where('threads.candidate_user_id', '=', id)
    .where('company', '=', false)
    .returning('storage_key')
    .execute()
  for (const { storage_key } of sent) await enqueue(db, 'delete_attachment', { storage_key })
  const archives = await db.deleteFrom('exports').where('candidate_user_id', '=', id).returning('storage_key').execute()
  for (const { storage_key } of archives) if (storage_key) await enqueue(db, 'delete_export_file', { storage_key })

  await db
    .deleteFrom('mails')
    .where((where) => where.eb(where.fn<string>('lower', ['to_address']), '=', email_key))
    .execute()
  await db.deleteFrom('pending_sign_ups').where('email_key', '=', email_key).execute()
  await db.deleteFrom('idempotency_keys').where('principal', '=', `candidate:${id}`).execute()
  // The company keeps that they talked, and its own words; what this person wrote goes by the trigger `threads_are_left`, once nobody writes for them any more.
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  return { email }
}
