import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { SystemFigures, SystemProcess, SystemSample } from '#contract/platform/system/system-figures.ts'
import { ALIVE } from '#server/platform/background/free-lost-jobs.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { logger } from '#server/platform/logging/logger.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { runningVersion } from '../updates/running-version.ts'
import { updateFigures } from '../updates/show-updates.ts'
import { backupFigures } from './backup-figures.ts'
import { STALE_AFTER } from './heartbeat.ts'
import { systemWarnings } from './system-warnings.ts'
import { freeSpace, thisProcess } from './this-process.ts'

const PATIENCE = 2_000

/** A figure, or why there is none: a source that does not answer in two seconds does not hold up the others. */
export async function figureOf<Value>(ask: () => Promise<Value>, patience = PATIENCE): Promise<{ value: Value | null; failure: string }> {
  const over = new AbortController()
  const late = wait(patience, { value: null, failure: '応答がありません' }, { signal: over.signal })
  late.catch(() => {})
  const asked = ask().then(
    (value) => ({ value, failure: '' }),
    (error: unknown) => {
      logger.warn({ err: error }, 'figure not read')
      return { value: null, failure: '読めませんでした' }
    },
  )
  return Promise.race([asked, late]).finally(() => over.abort())
}

/** The state of the site: each figure queried by itself, each with two seconds to answer. */
export async function showSystem({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<SystemFigures> {
  const ask = <Value>(read: (db: Database) => Promise<Value>) => figureOf(() => briefly(db, read))
  const [database, queues, processes, samples, disks, backup, updates] = await Promise.all([
    ask(databaseFigures),
    ask(queueFigures),
    ask((db) => processFigures(db, now())),
    ask((db) => sampleFigures(db, now())),
    figureOf(() => Promise.all([spaceOf('DATA_DIR', settings.dataDir), ...(settings.filesUrl ? [] : [spaceOf('FILES_DIR', settings.filesDir)])])),
    ask((db) => backupFigures(db, now())),
    ask((db) => updateFigures(db)),
  ])
  const figures = { at: now().toISOString(), database, queues, processes, samples, disks, backup, updates }
  const build_id = processes.value?.find(({ id }) => id === thisProcess.id)?.build_id ?? ''
  return { ...figures, warnings: systemWarnings(figures), versions: { node: process.version, app: runningVersion, build_id } }
}

/** The database ends a statement, too, once its request has given up. */
const briefly = <Value>(db: Database, read: (db: Database) => Promise<Value>) =>
  db.isTransaction
    ? read(db)
    : inTransaction(db, async (db) => {
        await sql`set local statement_timeout = '2s'`.execute(db)
        return read(db)
      })

const spaceOf = async <Name extends string>(name: Name, folder: string) => ({ name, ...(await freeSpace(folder)) })

type Row = { version: string; bytes: number; connections: number; max_connections: number; longest_statement_seconds: number }

/** PostgreSQL's figures about itself. Queries of other clients are not shown, because they may name a person. */
async function databaseFigures(db: Database) {
  const { rows } = await sql<Row>`select
    current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes,
    (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as max_connections,
    coalesce((select round(extract(epoch from max(clock_timestamp() - query_start)), 1) from pg_stat_activity
      where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()), 0) as longest_statement_seconds`.execute(db)
  return rows[0]!
}

/** The last day in steps of five minutes. Processes add up in a minute; their counts of the shared queues are one number. */
async function sampleFigures(db: Database, now: Date) {
  const { rows } = await sql<SystemSample>`
    with minutes as (
      select date_trunc('minute', at) as at, sum(requests) as requests, max(p95_ms) as p95_ms, sum(streams) as streams,
        max(mails_waiting + tasks_waiting) as waiting
      from system_samples where at > ${now.toISOString()}::timestamptz - interval '24 hours' group by 1
    )
    select date_bin('5 minutes', at, timestamptz '2020-01-01 00:00+09') as at, round(avg(requests), 1) as requests_per_minute,
      round(max(p95_ms)::numeric, 1) as p95_ms, max(streams) as streams, max(waiting) as waiting
    from minutes group by 1 order by 1`.execute(db)
  return rows
}

const SHOWN_FOR = 86_400_000

type Figures = Omit<SystemProcess, 'id' | 'is_this' | 'started_at' | 'seen_at' | 'is_stale' | 'build_id' | 'node_version'>

/** Figures that processes of older versions leave out. */
const unsaid = { database_cuts: null, database_cut_at: null, database_restarts: null, database_restarted_at: null }

/** The processes of this database that did not announce their exit; of those that fell silent, the ones of the last day. */
async function processFigures(db: Database, now: Date): Promise<SystemProcess[]> {
  const rows = await db
    .selectFrom('processes')
    .select(['id', 'started_at', 'seen_at', 'build_id', 'node_version', 'figures'])
    .where('stopped_at', 'is', null)
    .where('seen_at', '>', new Date(now.getTime() - SHOWN_FOR).toISOString())
    .orderBy('started_at')
    .limit(50)
    .execute()
  return rows.map(({ figures, ...row }) => ({
    ...unsaid,
    ...(figures as Figures),
    ...row,
    is_this: row.id === thisProcess.id,
    is_stale: now.getTime() - Date.parse(row.seen_at) > STALE_AFTER,
  }))
}

type QueueFiguresRow = { mails_waiting: number; mails_failed: number; tasks_due: number; tasks_later: number; tasks_given_up: number; workers: number }

/** How many jobs wait, how many were given up, and how many workers are alive. */
async function queueFigures(db: Database) {
  const { rows } = await sql<QueueFiguresRow>`select
    (select count(*) from mails where sent_at is null and failed_at is null) as mails_waiting,
    (select count(*) from mails where failed_at is not null and text is not null and failure <> 'STOPPED') as mails_failed,
    tasks.*,
    (select count(distinct objid) from pg_locks where locktype = 'advisory' and classid::bigint = ${ALIVE} and granted
      and database = (select oid from pg_database where datname = current_database())) as workers
    from (select
      count(*) filter (where attempts < max_attempts and run_at <= now()) as tasks_due,
      count(*) filter (where attempts < max_attempts and run_at > now()) as tasks_later,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as tasks_given_up
      from graphile_worker.jobs) as tasks`.execute(db)
  return rows[0]!
}
