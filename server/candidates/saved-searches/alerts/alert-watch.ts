import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { logger } from '#server/platform/logging/logger.ts'

const GATHERED = 2_000

/** Lets the worker look for new jobs soon after the job index changed: changes that follow each other closely, in any process, are one look. */
export class AlertWatch {
  #db: Database
  #waiting: NodeJS.Timeout | undefined

  constructor(db: Database) {
    this.#db = db
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
    await enqueue(this.#db, 'look_for_saved_search_hits', {}, { key: 'look_for_saved_search_hits', queue: 'saved_searches' }).catch((err: unknown) =>
      logger.warn({ err }, 'saved searches not looked at yet'),
    )
  }
}
