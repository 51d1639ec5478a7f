import { setTimeout as wait } from 'node:timers/promises'
import { parseCronItems, type Runner, run } from 'graphile-worker'
import { logger } from '../logger.ts'
import { smtpTransport, type SmtpTransport } from '../mail/smtp-transport.ts'
import { crontab } from './crontab.ts'
import type { TaskContext } from './task-context.ts'
import { taskList } from './task-list.ts'
import { tasks } from './tasks.ts'
import { workerLogger } from './worker-logger.ts'
import { workerPool } from './worker-pool.ts'

const AT_ONCE = 3
/** One listens for new jobs, one is for the clock. */
const BESIDE = 2
/** NOTIFY tells of what is due now; the look at the table is for what was put off. */
const LOOKED_EVERY = 5_000
const PAUSE = 5_000

/** Does the jobs that wait, in this process; others of the same database share them. */
export class Worker {
  #context: Omit<TaskContext, 'smtp'>
  #smtp: SmtpTransport | undefined
  #pool: ReturnType<typeof workerPool>
  #runner: Runner | undefined
  #isStopped = false

  constructor(connectionString: string, context: Omit<TaskContext, 'smtp'>, smtpUrl?: string) {
    this.#context = context
    this.#smtp = smtpUrl ? smtpTransport(smtpUrl) : undefined
    this.#pool = workerPool(connectionString, AT_ONCE + BESIDE)
  }

  async start() {
    this.#runner = await run({
      pgPool: this.#pool,
      taskList: taskList(tasks, () => ({ ...this.#context, smtp: this.#smtp })),
      parsedCronItems: parseCronItems(crontab),
      concurrency: AT_ONCE,
      pollInterval: LOOKED_EVERY,
      noHandleSignals: true,
      logger: workerLogger,
    })
    void this.#runner.promise.catch((err: unknown) => logger.error({ err }, 'worker ended')).then(() => this.#restart())
  }

  /** What is being done is finished first. */
  async stop() {
    this.#isStopped = true
    await this.#runner?.stop().catch(() => {})
    this.#smtp?.close()
    await this.#pool.end()
  }

  /** A worker that cannot say what became of a job ends itself. Requests go on, so a new one has to take its place. */
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
