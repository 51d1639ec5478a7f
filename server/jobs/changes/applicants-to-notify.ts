import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/**
 * The open applications for a job whose candidates are notified when its conditions change: not of candidates who left, ended the conversation or blocked the
 * company.
 */
export const applicantsToNotify = (db: Database, job_id: number) =>
  db
    .selectFrom('applications')
    .innerJoin('threads', 'threads.id', 'applications.thread_id')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .where('applications.job_id', '=', job_id)
    .where('applications.step', '<>', 'end')
    .where('threads.candidate_user_id', 'is not', null)
    .where('threads.closed_at', 'is', null)
    .where('companies.state', '<>', 'suspended')
    .where(
      sql<boolean>`not exists (select from company_blocks as blocks
        where blocks.candidate_user_id = threads.candidate_user_id and blocks.company_id = threads.company_id)`,
    )

/** How many applicants there are. */
export const countApplicantsToTell = async (db: Database, job_id: number) =>
  (await applicantsToNotify(db, job_id).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count
