import { sql } from 'kysely'
import type { OperatorContext } from '../../request/operator-context.ts'
import { recordAct } from '../../audit/record-act.ts'
import { fail } from '#server/fail.ts'
import { mailJobs } from './mail-jobs.ts'

/** Ends the tries of a mail. A mail on its way at this moment may still arrive, and then counts as sent. */
export async function stopMail(context: OperatorContext, mail_id: string) {
  const { db, now } = context
  const mail = await db.selectFrom('mails').select(['kind', 'sent_at', 'failed_at']).where('id', '=', mail_id).forNoKeyUpdate().executeTakeFirst()
  if (!mail) fail('NOT_FOUND')
  if (mail.sent_at || mail.failed_at) fail('MAIL_NOT_WAITING')
  await db.updateTable('mails').set({ failed_at: now().toISOString(), failure: 'STOPPED' }).where('id', '=', mail_id).execute()
  await sql`select from graphile_worker.complete_jobs(${await mailJobs(db, [mail_id])})`.execute(db)
  await recordAct(context, { act: 'stop_mail', subject_kind: 'mail', subject_id: mail_id, detail: { kind: mail.kind } })
  return { success: true }
}
