import { logger } from '../../logger.ts'

/** One line a second for all that was refused in it: a line each would cost more than the refusals. */
export class ShedLog {
  #count = 0
  #timer: NodeJS.Timeout | undefined

  count() {
    this.#count++
    this.#timer ??= setTimeout(() => {
      logger.warn({ refused: this.#count }, 'overload: requests refused')
      this.#count = 0
      this.#timer = undefined
    }, 1_000).unref()
  }
}
