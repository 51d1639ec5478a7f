import { sql } from 'kysely'
import { changedTerms, type Terms } from '#contract/jobs/postings/told-terms.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { holdToTell } from '#server/conversations/reminders/hold-to-tell.ts'
import { addMessage } from '#server/conversations/threads/add-message.ts'
import { applicantsToTell } from '#server/jobs/changes/applicants-to-tell.ts'
import { namesOf } from '#server/jobs/changes/names-of.ts'

type Payload = { notice_id: string; application_id: string }

/** Puts the old and the new conditions into one applicant's conversation, once for each notice. */
export const tellApplicantOfChange = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { notice_id, application_id }: Payload) =>
  inTransaction(db, async (db) => {
    const notice = await db
      .selectFrom('job_change_notices as notices')
      .innerJoin('job_offers', 'job_offers.id', 'notices.job_id')
      .select(['notices.job_id', 'position_title', sql<Terms>`notices.before`.as('before'), sql<Terms>`notices.after`.as('after')])
      .where('notices.id', '=', notice_id)
      .executeTakeFirst()
    const open = notice && (await applicantsToTell(db, notice.job_id).select('thread_id').where('applications.id', '=', application_id).executeTakeFirst())
    const thread = open && (await holdToTell(db, open.thread_id))
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
