import { sql } from 'kysely'
import type { QueuedTask, TaskSearch } from '#contract/platform/queues/task-queue.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '../request/request-context.ts'
import { timedTasks } from './timed-tasks.ts'

/** Where a job stands. */
const taskState = sql<QueuedTask['state']>`case
  when attempts >= max_attempts and locked_at is null then 'given_up' when locked_at is not null then 'running'
  when attempts > 0 then 'failing' else 'waiting' end`

/** The worker's jobs, those that need an operator first; and the timed ones. */
export async function listTasks(context: Pick<RequestContext, 'db' | 'now'>, { page = 1, per_page = PAGE_SIZE, task, task_state }: TaskSearch) {
  const { db } = context
  const ofTask = task ? sql`where task_identifier = ${task}` : sql``
  const jobs = sql`(select id, task_identifier as task, run_at, created_at, attempts, max_attempts, last_error, locked_at, ${taskState} as state
    from graphile_worker.jobs ${ofTask}) as jobs`
  const counted = await sql<{ state: QueuedTask['state']; count: number }>`select state, count(*) as count from ${jobs} group by state`.execute(db)
  const countOf = (state: string) => Number(counted.rows.find((row) => row.state === state)?.count ?? 0)
  const counts = { waiting: countOf('waiting'), running: countOf('running'), failing: countOf('failing'), given_up: countOf('given_up') }
  const ofState = task_state ? sql`where state = ${task_state}` : sql``
  const { rows } = await sql<QueuedTask>`
    select * from ${jobs} ${ofState} order by array_position(array['given_up', 'failing', 'running', 'waiting'], state), run_at, id
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const names = await sql<{ name: string }>`select distinct task_identifier as name from graphile_worker.jobs order by 1`.execute(db)
  return {
    tasks: rows.map((row) => ({ ...row, last_error: withoutWords(row.last_error) })),
    counts,
    total: task_state ? counts[task_state] : Object.values(counts).reduce((sum, count) => sum + count, 0),
    page,
    per_page,
    names: names.rows.map(({ name }) => name),
    timed: await timedTasks(context),
  }
}

/** The worker writes a name or a code (task-list.ts); any other text may quote a user. */
const withoutWords = (error: string | null) => (error && /^[\w .:-]{1,60}$/.test(error) ? error : error ? 'Error' : '')
