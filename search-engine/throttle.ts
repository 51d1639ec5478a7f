import { setImmediate } from 'node:timers/promises'

/** Long work in short slices: between two of them requests are answered. */
export class Throttle {
  readonly #slice: number
  #began = performance.now()

  constructor(sliceMilliseconds: number) {
    this.#slice = sliceMilliseconds
  }

  get due(): boolean {
    return performance.now() - this.#began >= this.#slice
  }

  async rest(): Promise<void> {
    await setImmediate()
    this.#began = performance.now()
  }

  /** Takes the steps of a work one after another, resting in between where it is time to. */
  async through<Result>(steps: Generator<void, Result>): Promise<Result> {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
      if (this.due) await this.rest()
    }
  }

  /** The same work without a pause, for small inputs. */
  static atOnce<Result>(steps: Generator<void, Result>): Result {
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }
}
