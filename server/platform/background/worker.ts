import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabasePool } from '../database/outage/database-pool.ts'
import { servingOptions } from '../database/connections/session-options.ts'
import { logger } from '../logging/logger.ts'
import { workerLogger } from '../logging/worker-logger.ts'
import { CurrentSmtp } from '../smtp/current-smtp.ts'
import { crontab } from './crontab.ts'
import { ALIVE } from './free-lost-jobs.ts'
import type { TaskContext } from './task-context.ts'
import { type Handlers, taskList } from './task-list.ts'

const { TIMESTAMPTZ, INT8 } = pg.types.builtins

/** Separate connections for the worker: it reads instants as `Date`, which the app has told pg not to make, and must not wait for requests. */
export function workerPool(connectionString: string, max: number) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text))
  types.setTypeParser(INT8, String)
  return new DatabasePool({
    connectionString,
    max,
    types,
    options: servingOptions,
    keepAlive: true,
    application_name: 'mebae worker',
    connectionTimeoutMillis: 10_000,
  })
}

const AT_ONCE = 3
/** One listens for new jobs, one is for the clock, one holds the lock that shows that we live. */
const BESIDE = 3
export const WORKER_CONNECTIONS = AT_ONCE + BESIDE
/** NOTIFY announces jobs that are due now; polling the table finds delayed ones. */
const LOOKED_EVERY = 5_000
const PAUSE = 5_000
const PAUSE_ALIVE = 1_000

/** Does the jobs that wait, in this process; others of the same database share them. */
export class Worker {
  #tasks: Handlers
  #context: Omit<TaskContext, 'smtp'>
  #smtp = new CurrentSmtp()
  readonly pool: ReturnType<typeof workerPool>
  #runner: Runner | undefined
  #alive: pg.PoolClient | undefined
  #name = ''
  #isStopped = false

  constructor(connectionString: string, tasks: Handlers, context: Omit<TaskContext, 'smtp'>) {
    this.#tasks = tasks
    this.#context = context
    this.pool = workerPool(connectionString, WORKER_CONNECTIONS)
  }

  async start() {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => void this.#sayAlive(workerPool.id))
    this.#runner = await run({
      pgPool: this.pool,
      taskList: taskList(this.#tasks, () => ({ ...this.#context, smtp: this.#smtp.transport })),
      parsedCronItems: parseCronItems(crontab),
      concurrency: AT_ONCE,
      pollInterval: LOOKED_EVERY,
      noHandleSignals: true,
      logger: workerLogger,
      events,
    })
    void this.#runner.promise.catch((err: unknown) => logger.error({ err }, 'worker ended')).then(() => this.#restart())
  }

  /** The worker finishes its running jobs first. */
  async stop() {
    this.#isStopped = true
    await this.#runner?.stop().catch(() => {})
    this.#smtp.close()
    this.#letGo()
    await this.pool.end()
  }

  /** While this connection holds its lock, no other worker frees our jobs. When it is lost, another connection takes its place and the work goes on. */
  async #sayAlive(name: string) {
    this.#name = name
    while (!this.#isStopped && this.#name === name) {
      try {
        this.#letGo()
        const alive = (this.#alive = await this.pool.connect())
        if (this.#isStopped) return this.#letGo()
        const isLost = once(alive, 'end')
        isLost.catch(() => {})
        await alive.query('select pg_advisory_lock($1, hashtext($2))', [ALIVE, name])
        await isLost
      } catch (err) {
        logger.warn({ err }, 'worker: cannot say that it lives')
        await wait(PAUSE_ALIVE)
      }
    }
  }

  #letGo() {
    this.#alive?.release(true)
    this.#alive = undefined
  }

  /** A worker that cannot store the result of a job ends itself. Requests go on, so a new worker has to replace it. */
  async #restart() {
    while (!this.#isStopped) {
      await wait(PAUSE)
      if (this.#isStopped) return
      try {
        return await this.start()
      } catch (err) {
        logger.warn({ err }, 'worker not started yet')
      }
    }
  }
}
