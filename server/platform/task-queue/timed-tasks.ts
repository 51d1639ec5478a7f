import { parseCronItems } from 'graphile-worker'
import { sql } from 'kysely'
import type { TimedTask } from '#contract/platform/queues/task-queue.ts'
import type { RequestContext } from '../request/request-context.ts'
import { crontab } from '../background/crontab.ts'

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
