import { type RawBuilder, sql } from 'kysely'
import { type QueueName, queueNames } from '#contract/operations/figures/operator-figure-names.ts'
import type { QueueAge } from '#contract/operations/figures/operator-figures.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { waitingApprovals } from '../approvals/waiting-approvals.ts'
import { isWaitingRequest } from '../data-requests/request-columns.ts'
import { isWaitingReport } from '../reports/write-report.ts'

/** What was decided within so many days says how long it takes. */
const DECIDED_DAYS = 90

type Line = { queue: QueueName; from: RawBuilder<unknown>; since: string; due?: string; decided: RawBuilder<unknown> | null }

/** How old what waits for operators is. The same conditions as the numbers beside the menu. */
export async function queueAges(db: Database, now: Date, viewer: OperatorContext['viewer']): Promise<QueueAge[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const decided = (table: string, asked: string, done: string, isMeant = sql`true`) =>
    sql`select extract(epoch from ${sql.ref(done)} - ${sql.ref(asked)}) / 3600 as hours from ${sql.table(table)}
      where ${sql.ref(done)} > ${at} - make_interval(days => ${DECIDED_DAYS}) and ${isMeant}`
  const queues: Line[] = [
    {
      queue: 'companies',
      from: sql`companies where state = 'pending'`,
      since: 'created_at',
      decided: sql`select extract(epoch from decided_at - companies.created_at) / 3600 as hours from company_decisions join companies on companies.id = company_id
        where decision = 'approved' and decided_at > ${at} - make_interval(days => ${DECIDED_DAYS})`,
    },
    {
      queue: 'claims',
      from: sql`company_claims where decision is null`,
      since: 'asked_at',
      decided: decided('company_claims', 'asked_at', 'decided_at', sql`not is_automatic`),
    },
    {
      queue: 'job_reviews',
      from: sql`job_offer_reviews where decided_at is null`,
      since: 'requested_at',
      decided: decided('job_offer_reviews', 'requested_at', 'decided_at', sql`decision <> 'withdrawn'`),
    },
    {
      queue: 'story_reviews',
      from: sql`story_reviews where decided_at is null`,
      since: 'requested_at',
      decided: decided('story_reviews', 'requested_at', 'decided_at'),
    },
    {
      queue: 'import_matches',
      from: sql`import_company_matches where decision is null`,
      since: 'found_at',
      decided: decided('import_company_matches', 'found_at', 'decided_at'),
    },
    {
      queue: 'reports',
      from: sql`reports where ${isWaitingReport}`,
      since: 'created_at',
      due: 'due_at',
      decided: decided('reports', 'created_at', 'closed_at'),
    },
    {
      queue: 'data_requests',
      from: sql`data_requests where ${isWaitingRequest}`,
      since: 'received_at',
      due: 'due_at',
      decided: decided('data_requests', 'received_at', 'done_at'),
    },
    {
      queue: 'approvals',
      from: sql`${waitingApprovals(now, viewer.role)} as waiting where asked_by is distinct from ${viewer.id}`,
      since: 'asked_at',
      decided: null,
    },
  ]
  const { rows } = await sql<QueueAge>`${sql.join(
    queues.map(
      ({ queue, from, since, due, decided }) => sql`
        select ${queue}::text as queue, count(*)::int as waiting, min(${sql.ref(since)}) as oldest_at,
          ${due ? sql`(count(*) filter (where ${sql.ref(due)} < ${at}))::int` : sql`null::int`} as overdue,
          ${decided ? sql`(select round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::float from (${decided}) as taken)` : sql`null::float`} as median_hours
        from ${from}`,
    ),
    sql` union all `,
  )}`.execute(db)
  const order = Object.keys(queueNames)
  return rows.toSorted((one, other) => order.indexOf(one.queue) - order.indexOf(other.queue))
}
