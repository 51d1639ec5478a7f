import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { applicantsToTell } from '#server/jobs/changes/applicants-to-tell.ts'

/** After the hold: what changed is fixed, and each applicant is told by a task of their own. A change that was changed back is gone by then. */
export const tellJobChange = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { notice_id }: { notice_id: string }) =>
  inTransaction(db, async (db) => {
    const found = await db.selectFrom('job_change_notices').select('job_id').where('id', '=', notice_id).where('told_at', 'is', null).executeTakeFirst()
    if (!found) return
    // Lock the job first, as every change of it does.
    await db.selectFrom('job_offers').select('id').where('id', '=', found.job_id).forNoKeyUpdate().execute()
    const notice = await db
      .selectFrom('job_change_notices')
      .select(['job_id', 'send_at'])
      .where('id', '=', notice_id)
      .where('told_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!notice) return
    // The job was changed again meanwhile: that change has scheduled the task once more.
    if (Date.parse(notice.send_at) > now().getTime()) return
    await db
      .updateTable('job_change_notices')
      .from('job_offers')
      .whereRef('job_offers.id', '=', 'job_change_notices.job_id')
      .where('job_change_notices.id', '=', notice_id)
      .set({ after: sql`told_terms(job_offers)`, told_at: now().toISOString() })
      .execute()
    for (const { id: application_id } of await applicantsToTell(db, notice.job_id).select('applications.id').execute())
      await enqueue(db, 'tell_applicant_of_change', { notice_id, application_id }, { key: `job_change:${notice_id}:${application_id}` })
  })
