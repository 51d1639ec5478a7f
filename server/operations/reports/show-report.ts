import { sql } from 'kysely'
import type { Reading, Report, Disclosure } from '#contract/operations/reports/operator-reports.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import type { OperatorViewer } from '#server/platform/viewers/viewer.ts'
import { ticketColumns } from './list-reports.ts'
import { readingOf } from './add-report.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Context = Pick<RequestContext, 'db' | 'now'> & { viewer: OperatorViewer }

/** One ticket: the reported text as it was then beside the text of now. Opening it leaves a line, because it quotes users. */
export const showReport = (context: Context, id: string): Promise<Report> =>
  inTransaction(context.db, async (db) => {
    const { now, viewer } = context
    const found = await ticket(db, id, now())
    if (!found) fail('NOT_FOUND')
    await recordAct({ db, now, viewer }, { act: 'open_report', subject_kind: 'report', subject_id: id })
    const { snapshot, candidate_user_id, company_user_id, reporter_email, thread_id, ...rest } = found
    const then = snapshot as Partial<Reading>
    const isPage = rest.about === 'job' || rest.about === 'company' || rest.about === 'story'
    const steps = await db.selectFrom('report_steps').select(['id', 'at', 'operator_name', 'kind', 'note']).where('report_id', '=', id).orderBy('id').execute()
    return {
      ...rest,
      read_then: then.title === undefined ? null : (then as Reading),
      read_now: isPage ? await readingOf(db, rest) : null,
      has_thread: thread_id !== null,
      is_reachable: Boolean(candidate_user_id ?? company_user_id ?? reporter_email),
      reporter_id: candidate_user_id ?? company_user_id,
      steps,
      openings: await openingsOf(db, id, viewer, now()),
    }
  })

const ticket = (db: Context['db'], id: string, now: Date) =>
  db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .leftJoin('operator_users', 'operator_users.id', 'reports.operator_user_id')
    .leftJoin('threads', 'threads.id', 'reports.thread_id')
    .leftJoin('messages', 'messages.id', 'reports.message_id')
    .select(ticketColumns(now))
    .select(['note', 'quote', 'answer', 'answered_at', 'snapshot', 'reporter_email', 'reports.thread_id', 'reports.company_user_id'])
    .select(['reports.candidate_user_id', 'reports.job_id', 'reports.story_id', 'reports.company_id'])
    .select(sql<string | null>`case when reporter = 'company' then threads.candidate_user_id end`.as('reported_candidate_id'))
    .select(sql<string | null>`case when reporter = 'candidate' then messages.company_user_id end`.as('reported_member_id'))
    .where('reports.id', '=', id)
    .executeTakeFirst()

/** The cases of one ticket, as one operator sees them. */
const openingsOf = (db: Database, report_id: string, { id }: Pick<OperatorViewer, 'id'>, now: Date): Promise<Disclosure[]> =>
  db
    .selectFrom('conversation_disclosures')
    .select(['id', 'reason', 'asked_by_name', 'asked_at', 'decided_by_name', 'opens_until', 'notified_at'])
    .select(sql<'approved' | 'refused' | 'withdrawn' | null>`decision`.as('decision'))
    .select(sql<boolean>`asked_by is not distinct from ${id}::uuid`.as('is_mine'))
    .select(sql<boolean>`(coalesce(opens_until > ${now}::timestamptz, false) and ${id}::uuid in (asked_by, decided_by))`.as('is_open'))
    .where('report_id', '=', report_id)
    .orderBy('asked_at', 'desc')
    .execute()
