import { sql } from 'kysely'
import { enqueue } from '../../background/enqueue.ts'
import type { Database } from '../../database/connect.ts'
import { mailJobs } from './mail-jobs.ts'

/** Mails that were given up wait again, with a job each. Of two operators who ask at once the second finds none, because the first holds the rows. */
export async function requeue(db: Database, ids: string[]) {
  const taken = await db
    .updateTable('mails')
    .set({ failed_at: null, failure: '' })
    .where('id', 'in', ids)
    .where('failed_at', 'is not', null)
    .where('text', 'is not', null)
    .returning('id')
    .execute()
  const mailIds = taken.map(({ id }) => id)
  // A job of an earlier try that still waits would find the mail waiting, too.
  await sql`select from graphile_worker.complete_jobs(${await mailJobs(db, mailIds)})`.execute(db)
  for (const mail_id of mailIds) await enqueue(db, 'deliver_mail', { mail_id })
  return mailIds
}
