import { sql } from 'kysely'
import { meetingTypes } from '#contract/hiring/selection/selection-steps.ts'
import { isReader } from '#server/accounts/conversation-access/is-reader.ts'
import { stayingAccounts } from '#server/accounts/account/accounts.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { TaskRun } from '#server/platform/background/task-context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

type Meeting = { meeting_id: string; sequence: number }

/** Once a meeting is over, asks each of its interviewers for a scorecard, once. Not after one that was moved or cancelled, nor about a candidate who left. */
export const askInterviewers = ({ db, now }: Pick<TaskRun, 'db' | 'now'>, { meeting_id, sequence }: Meeting) =>
  inTransaction(db, async (db) => {
    const over = db
      .selectFrom('meetings')
      .innerJoin('threads', 'threads.id', 'meetings.thread_id')
      .innerJoin('applications', 'applications.id', 'meetings.application_id')
      .innerJoin('meeting_interviewers as interviewers', 'interviewers.meeting_id', 'meetings.id')
      .innerJoin('interview_kits as kits', 'kits.id', 'interviewers.kit_id')
      .innerJoin('company_users', 'company_users.id', 'interviewers.company_user_id')
      .select([
        'company_users.id as company_user_id',
        'kits.id as kit_id',
        'kits.name as kit_name',
        'applications.id as application_id',
        'applications.job_id',
        'threads.candidate_user_id',
        'threads.company_id',
        'meetings.meeting_type',
      ])
      .where('meetings.id', '=', meeting_id)
      .where('meetings.sequence', '=', sequence)
      .where('meetings.state', '=', 'booked')
      .where(sql<boolean>`meetings.starts_at + make_interval(mins => meetings.minutes) <= ${now()}::timestamptz`)
      .where('applications.step', '<>', 'end')
      .where('kits.archived_at', 'is', null)
      .where('threads.candidate_user_id', 'is not', null)
      .orderBy('company_users.id')
    const first = await over.execute()
    const candidate_user_id = first[0]?.candidate_user_id
    if (!candidate_user_id) return
    // The accounts first, in the order of all writers; what was read before is read again.
    await stayingAccounts(db, [candidate_user_id, ...first.map(({ company_user_id }) => company_user_id)])
    const asked = await over.where(isReader(candidate_user_id)).execute()
    for (const { application_id, kit_id, kit_name, company_user_id, company_id, job_id, meeting_type } of asked) {
      const added = await db
        .insertInto('scorecard_requests')
        .values({ application_id, kit_id, company_user_id, asked_at: now().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('company_user_id')
        .executeTakeFirst()
      const written = await db
        .selectFrom('scorecards')
        .select('id')
        // A scorecard of somebody from outside who was merged into the application is lent to it.
        .where(
          sql<boolean>`(application_id = ${application_id} or outside_candidate_id in (select id from outside_candidates where merged_application_id = ${application_id}))`,
        )
        .where('kit_id', '=', kit_id)
        .where('company_user_id', '=', company_user_id)
        .where('submitted_at', 'is not', null)
        .executeTakeFirst()
      if (!added || written) continue
      await notify(db, {
        kind: 'scorecard',
        to: { company_id, company_user_id },
        subject: { type: 'scorecard', id: application_id },
        candidate_user_id,
        job_id,
        at: now(),
        dedupe_key: `scorecard:${application_id}:${kit_id}`,
        detail: { kit: kit_name, meeting: meetingTypes[meeting_type === 'mendan' ? 'mendan' : 'mensetsu'] },
      })
    }
  })
