import type { TaskRun } from '../background/task-context.ts'

/** After these, what is personal in a ticket is of no more use; that there was one, its kind and its times stay. */
const REPORT_DAYS = 365
const REQUEST_DAYS = 3 * 365

/** Each night, what docs/leaving.md promises. The trigger on a ticket whose person is taken out empties its log (0045-reports-and-requests.sql). */
export async function forgetTickets({ db, now }: Pick<TaskRun, 'db' | 'now'>) {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString()
  const reports = await db
    .updateTable('reports')
    .set({ note: '', answer: '', quote: '', reporter_email: null, candidate_user_id: null, company_user_id: null })
    .where('closed_at', '<', before(REPORT_DAYS))
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
  if (reports.length > 0)
    await db
      .updateTable('report_steps')
      .set({ note: '' })
      .where(
        'report_id',
        'in',
        reports.map(({ id }) => id),
      )
      .execute()
  await db
    .updateTable('data_requests')
    .set({ candidate_user_id: null })
    .where('done_at', '<', before(REQUEST_DAYS))
    .where('candidate_user_id', 'is not', null)
    .execute()
}
