import { setInterval } from 'node:timers'
import type { Database } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'
import { restartProcess } from '#server/platform/start/restart-process.ts'
import { freeSpace, thisProcess } from './this-process.ts'
import { sql } from 'kysely'
import { settings } from '#server/settings.ts'

const EVERY = 15_000
/** A process that was silent for so long is gone. */
export const STALE_AFTER = 60_000
/** Every fourth beat, each minute, is stored for the charts. */
const BEATS_OF_A_SAMPLE = 4

export type Pulse = {
  build_id: string
  streams: () => number
  jobIndex: () => { size: number; version: number }
  lag: () => Promise<number>
  /** Requests since the last time. */
  answers: () => { requests: number; p95_ms: number | null }
  /** How often it was away, and the embedded one started again, since this process began. */
  database: () => { cuts: number; cutAt: Date | undefined; restarts: number; restartedAt: Date | undefined }
}

/** Records every 15 seconds that this process lives, with its state; once a minute for the charts. When the beats stop, the process is gone. */
export class Heartbeat {
  #db: Database
  #pulse: Pulse
  #beats = 0
  #restore: string | null | undefined
  #last: { requests: number; p95_ms: number | null } = { requests: 0, p95_ms: null }
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(db: Database, pulse: Pulse) {
    this.#db = db
    this.#pulse = pulse
  }

  start() {
    this.#timer = setInterval(() => void (this.#running ??= this.#try()), EVERY).unref()
    return (this.#running = this.#try())
  }

  async stop() {
    clearInterval(this.#timer)
    await this.#running
    await this.#db.updateTable('processes').set({ stopped_at: new Date().toISOString() }).where('id', '=', thisProcess.id).execute()
  }

  /** Other code reports a database outage: here only a beat is missed. */
  #try = () =>
    this.beat(new Date())
      .catch((error: unknown) => logger.warn({ err: error }, 'heartbeat missed'))
      .finally(() => (this.#running = undefined))

  /** Another process took the database back: what this one knows is of another. */
  async #lookForRestore() {
    const { restore_id } = await this.#db.selectFrom('installation').select('restore_id').executeTakeFirstOrThrow()
    if (this.#restore !== undefined && this.#restore !== restore_id) void restartProcess()
    this.#restore = restore_id
  }

  async beat(now: Date) {
    const { build_id, streams, jobIndex, lag, answers, database } = this.#pulse
    const isMinute = this.#beats++ % BEATS_OF_A_SAMPLE === 0
    if (isMinute) this.#last = answers()
    const { size, version } = jobIndex()
    const { cuts, cutAt, restarts, restartedAt } = database()
    const figures = {
      streams: streams(),
      memory_bytes: process.memoryUsage.rss(),
      index_jobs: size,
      index_version: version,
      index_lag: await lag(),
      database_cuts: cuts,
      database_cut_at: cutAt?.toISOString() ?? null,
      database_restarts: restarts,
      database_restarted_at: restartedAt?.toISOString() ?? null,
      requests_per_minute: this.#last.requests,
      p95_ms: this.#last.p95_ms,
    }
    const seen = { seen_at: now.toISOString(), figures: JSON.stringify(figures), stopped_at: null }
    await this.#db
      .insertInto('processes')
      .values({ ...thisProcess, ...seen, build_id, node_version: process.version })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
      .execute()
    await this.#lookForRestore()
    if (isMinute) await keepSample(this.#db, { at: now, process_id: thisProcess.id, ...figures, ...this.#last })
  }
}

type Sample = { at: Date; process_id: string; requests: number; p95_ms: number | null; streams: number; memory_bytes: number }

/** One minute of this process, with how long the queues were just then. */
async function keepSample(db: Database, { at, process_id, requests, p95_ms, streams, memory_bytes }: Sample) {
  const disk = await freeSpace(settings.dataDir).catch(() => undefined)
  await db
    .insertInto('system_samples')
    .values({
      at: at.toISOString(),
      process_id,
      requests,
      p95_ms,
      streams,
      memory_bytes,
      mails_waiting: sql<number>`(select count(*) from mails where sent_at is null and failed_at is null)`,
      tasks_waiting: sql<number>`(select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now())`,
      connections: sql<number>`(select count(*) from pg_stat_activity where datname = current_database())`,
      disk_free_bytes: disk?.free_bytes ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
