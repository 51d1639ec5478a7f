import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { applicantsToNotify } from '#server/jobs/changes/applicants-to-notify.ts'
import { changedTerms, type Terms } from '#contract/jobs/postings/notified-terms.ts'
import { lockForNotification } from '#server/conversations/reminders/lock-for-notification.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { namesOf } from '#server/jobs/changes/names-of.ts'

/** After the hold: what changed is fixed, and a separate task tells each applicant. A change that was changed back is gone by then. */
export const notifyJobChange = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { notice_id }: { notice_id: string }) =>
  inTransaction(db, async (db) => {
    const found = await db.selectFrom('job_change_notices').select('job_id').where('id', '=', notice_id).where('notified_at', 'is', null).executeTakeFirst()
    if (!found) return
    // Lock the job first, as every change of it does.
    await db.selectFrom('job_offers').select('id').where('id', '=', found.job_id).forNoKeyUpdate().execute()
    const notice = await db
      .selectFrom('job_change_notices')
      .select(['job_id', 'send_at'])
      .where('id', '=', notice_id)
      .where('notified_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!notice) return
    // The job was changed again meanwhile: that change has scheduled the task again.
    if (Date.parse(notice.send_at) > now().getTime()) return
    await db
      .updateTable('job_change_notices')
      .from('job_offers')
      .whereRef('job_offers.id', '=', 'job_change_notices.job_id')
      .where('job_change_notices.id', '=', notice_id)
      .set({ after: sql`notified_terms(job_offers)`, notified_at: now().toISOString() })
      .execute()
    for (const { id: application_id } of await applicantsToNotify(db, notice.job_id).select('applications.id').execute())
      await enqueue(db, 'notify_applicant_of_change', { notice_id, application_id }, { key: `job_change:${notice_id}:${application_id}` })
  })

type Payload = { notice_id: string; application_id: string }

/** Puts the old and the new conditions into one applicant's conversation, once for each notice. */
export const notifyApplicantOfChange = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { notice_id, application_id }: Payload) =>
  inTransaction(db, async (db) => {
    const notice = await db
      .selectFrom('job_change_notices as notices')
      .innerJoin('job_offers', 'job_offers.id', 'notices.job_id')
      .select(['notices.job_id', 'position_title', sql<Terms>`notices.before`.as('before'), sql<Terms>`notices.after`.as('after')])
      .where('notices.id', '=', notice_id)
      .executeTakeFirst()
    const open = notice && (await applicantsToNotify(db, notice.job_id).select('thread_id').where('applications.id', '=', application_id).executeTakeFirst())
    const thread = open && (await lockForNotification(db, open.thread_id))
    if (!notice || !thread || thread.closed_at) return
    const changes = changedTerms(notice.before, notice.after, await namesOf(db))
    const message = [
      `応募した求人「${notice.position_title}」の条件が変わりました。`,
      ...changes.map(({ name, from, to }) => `・${name}：${from} → ${to}`),
      'これまでの変更は、求人のページの更新履歴で確かめられます。',
    ].join('\n')
    const words = { client_id: notice_id, company: true, name: '', message, job_id: notice.job_id } as const
    await addMessage(db, now(), { thread, ...words, kind: 'system', about: 'job_changed' })
  })
