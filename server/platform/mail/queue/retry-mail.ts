import { sql } from 'kysely'
import type { OperatorContext } from '../../request/operator-context.ts'
import { recordAct } from '../../audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { mailJobs } from './mail-jobs.ts'
import { requeue } from './requeue.ts'

/** A mail that was given up waits again; one that waits for its next try is tried at once. */
export async function retryMail(context: OperatorContext, mail_id: string) {
  const { db } = context
  const mail = await db.selectFrom('mails').select(['kind', 'sent_at', 'failed_at', 'text']).where('id', '=', mail_id).forNoKeyUpdate().executeTakeFirst()
  if (!mail) fail('NOT_FOUND')
  if (mail.sent_at || mail.text === null) fail('MAIL_NOT_WAITING')
  if (mail.failed_at) await requeue(db, [mail_id])
  else await sql`select from graphile_worker.reschedule_jobs(${await mailJobs(db, [mail_id])}, run_at => now())`.execute(db)
  await recordAct(context, { act: 'retry_mail', subject_kind: 'mail', subject_id: mail_id, detail: { kind: mail.kind } })
  return { success: true }
}
