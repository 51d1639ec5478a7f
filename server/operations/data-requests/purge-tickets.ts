import { sql } from 'kysely'
import type { TaskRun } from '#server/platform/background/task-context.ts'

/** After these, the personal data of a ticket is of no more use; its kind and its times stay. */
const REPORT_DAYS = 365
const REQUEST_DAYS = 3 * 365

/** Each night, the deletions that docs/leaving.md promises. The trigger on a ticket whose person is taken out empties its log (`delete_requester`). */
export async function purgeTickets({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  const reports = await db
    .updateTable('reports')
    .set({ note: '', answer: '', quote: '', reporter_email: null, candidate_user_id: null, company_user_id: null })
    // Many a ticket ends with its answer, and no operator closes it.
    .where(sql<string>`coalesce(closed_at, case when state = 'answered' then answered_at end)`, '<', before(REPORT_DAYS))
    .where((report) =>
      report.or([
        report('note', '<>', ''),
        report('answer', '<>', ''),
        report('quote', '<>', ''),
        report('reporter_email', 'is not', null),
        report('candidate_user_id', 'is not', null),
        report('company_user_id', 'is not', null),
      ]),
    )
    .returning('id')
    .execute()
  const [reportIds, requestIds] = [reports.map(({ id }) => id), await forgetRequests(db, before(REQUEST_DAYS))]
  await sql`update report_steps set note = '' where report_id = any(${reportIds}::uuid[])`.execute(db)
  await sql`update conversation_disclosures set reason = '-' where report_id = any(${reportIds}::uuid[])`.execute(db)
  await sql`delete from corrections where data_request_id = any(${requestIds}::uuid[])`.execute(db)
}

async function forgetRequests(db: TaskRun['db'], before: string) {
  const requests = await db
    .updateTable('data_requests')
    .set({ candidate_user_id: null })
    .where('done_at', '<', before)
    .where('candidate_user_id', 'is not', null)
    .returning('id')
    .execute()
  return requests.map(({ id }) => id)
}
