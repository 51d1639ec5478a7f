import { sql } from 'kysely'
import type { QueuedTask, TaskSearch, TimedTask } from '#contract/platform/queues/task-queue.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { ordersOf } from '../database/sorting/part-of.ts'
import { orderText, up } from '../database/sorting/sorted-by.ts'
import type { RequestContext } from '../request/request-context.ts'
import { parseCronItems } from 'graphile-worker'
import { crontab } from '../background/crontab.ts'
import { recordAct } from '../audit/record-act.ts'
import type { OperatorContext } from '../request/viewer-contexts.ts'
import type { Database } from '../database/connect.ts'
import { fail } from '#server/fail.ts'

/** Where a job stands. */
const taskState = sql<QueuedTask['state']>`case
  when attempts >= max_attempts and locked_at is null then 'given_up' when locked_at is not null then 'running'
  when attempts > 0 then 'failing' else 'waiting' end`

const columns = {
  next: sql`case when state <> 'given_up' then run_at end`,
  task: sql`task`,
  state: sql`array_position(array['given_up', 'failing', 'running', 'waiting'], state)`,
  attempts: sql`attempts`,
  error: sql`nullif(last_error, '')`,
}
const usual = [up(columns.state), up(sql`run_at`), up(sql`id`)]

/** The worker's jobs, those that need an operator first; and the timed ones. */
export async function listTasks(context: Pick<RequestContext, 'db' | 'now'>, { page = 1, per_page = PAGE_SIZE, sort, task, task_state }: TaskSearch) {
  const { db } = context
  const ofTask = task ? sql`where task_identifier = ${task}` : sql``
  const jobs = sql`(select id, task_identifier as task, run_at, created_at, attempts, max_attempts, last_error, locked_at, ${taskState} as state
    from graphile_worker.jobs ${ofTask}) as jobs`
  const counted = await sql<{ state: QueuedTask['state']; count: number }>`select state, count(*) as count from ${jobs} group by state`.execute(db)
  const countOf = (state: string) => Number(counted.rows.find((row) => row.state === state)?.count ?? 0)
  const counts = { waiting: countOf('waiting'), running: countOf('running'), failing: countOf('failing'), given_up: countOf('given_up') }
  const ofState = task_state ? sql`where state = ${task_state}` : sql``
  const { rows } = await sql<QueuedTask>`
    select * from ${jobs} ${ofState} order by ${sql.join(ordersOf(sort, { columns, usual }).map((order) => orderText(order)))}
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

const MINUTE = 60_000
/** How far ahead the next run is searched: a year and a day, for yearly tasks. */
const FARTHEST = 367 * 24 * 60
/** The worker begins on the minute; what did not begin two minutes after it is late. */
const PATIENCE = 2 * MINUTE

/** Timed tasks: their last run, their next run, and whether one was missed. */
export async function timedTasks({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<TimedTask[]> {
  const { rows } = await sql<{ identifier: string; last_execution: string | null }>`
    select identifier, last_execution from graphile_worker._private_known_crontabs`.execute(db)
  const last = new Map(rows.map(({ identifier, last_execution }) => [identifier, last_execution]))
  const at = now().getTime()
  return parseCronItems(crontab)
    .map(({ task, identifier, match }) => {
      const last_run_at = last.get(identifier) ?? null
      const next = nextRun(match, at)
      const due = last_run_at && nextRun(match, Date.parse(last_run_at))
      return { task, last_run_at, next_run_at: next ? new Date(next).toISOString() : null, is_late: Boolean(due && due < at - PATIENCE) }
    })
    .toSorted((one, other) => String(one.next_run_at).localeCompare(String(other.next_run_at)))
}

type Match = ReturnType<typeof parseCronItems>[number]['match']

/** The first whole minute after `from` that the pattern names, in UTC as the worker reads it. */
function nextRun(match: Match, from: number) {
  const first = Math.floor(from / MINUTE) + 1
  for (let minute = first; minute < first + FARTHEST; minute++) {
    const day = new Date(minute * MINUTE)
    const digest = { min: day.getUTCMinutes(), hour: day.getUTCHours(), date: day.getUTCDate(), month: day.getUTCMonth() + 1, dow: day.getUTCDay() }
    if (match(digest)) return minute * MINUTE
  }
  return undefined
}

/** Is due at once, and has all its tries again. */
export async function retryTask(context: OperatorContext, id: number) {
  const { task } = await lockTask(context.db, id)
  await sql`select from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(context.db)
  await recordAct(context, { act: 'retry_task', subject_kind: 'task', subject_id: id, detail: { task } })
  return { success: true }
}

/** Ends the tries of a task; it stays in the list, so that an operator can still run it. */
export async function giveUpTask(context: OperatorContext, id: number) {
  const { task } = await lockTask(context.db, id)
  await sql`select from graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'STOPPED')`.execute(context.db)
  await recordAct(context, { act: 'stop_task', subject_kind: 'task', subject_id: id, detail: { task } })
  return { success: true }
}

/** A job of the worker, locked until the transaction ends. Mails have a separate queue; running jobs are left alone. */
export async function lockTask(db: Database, id: number) {
  const { rows } = await sql<{ task: string; locked_at: string | null }>`
    select tasks.identifier as task, jobs.locked_at from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.id = ${id} and tasks.identifier <> 'deliver_mail' for update of jobs`.execute(db)
  const job = rows[0] ?? fail('NOT_FOUND')
  if (job.locked_at) fail('TASK_RUNNING')
  return job
}
