/** One reading at a time: calls during a reading become one more, so that each caller gets what was committed before it asked. */
export class OneReading {
  readonly #read: () => Promise<void>
  #running: Promise<void> | undefined
  #isAskedAgain = false

  constructor(read: () => Promise<void>) {
    this.#read = read
  }

  ask(): Promise<void> {
    if (this.#running) this.#isAskedAgain = true
    this.#running ??= this.#repeat()
    return this.#running
  }

  async #repeat() {
    try {
      do {
        this.#isAskedAgain = false
        await this.#read()
      } while (this.#isAskedAgain)
    } finally {
      this.#running = undefined
    }
  }
}
