import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'

type Look = 'look_for_saved_search_hits' | 'look_for_new_people'

const GATHERED = 2_000

/** Lets the worker look for what is new soon after an index changed: changes that follow each other closely, in any process, are one look. */
export class AlertWatch {
  #db: Database
  #task: Look
  #waiting: NodeJS.Timeout | undefined

  constructor(db: Database, task: Look) {
    this.#db = db
    this.#task = task
  }

  changed() {
    this.#waiting ??= setTimeout(() => void this.#look(), GATHERED)
  }

  stop() {
    clearTimeout(this.#waiting)
  }

  /** A look that could not be enqueued is made up for by the next change, or the next start. */
  async #look() {
    this.#waiting = undefined
    await enqueue(this.#db, this.#task, {}, { key: this.#task, queue: 'saved_searches' }).catch((err: unknown) =>
      logger.warn({ err }, 'saved searches not looked at yet'),
    )
  }
}
