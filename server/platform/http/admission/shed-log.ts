import { logger } from '../../logging/logger.ts'

/** One line a second for all that was refused in it: a line each would cost more than the refusals. */
export class ShedLog {
  #count = 0

  count() {
    if (this.#count++ > 0) return
    setTimeout(() => {
      logger.warn({ refused: this.#count }, 'overload: requests refused')
      this.#count = 0
    }, 1_000).unref()
  }
}
