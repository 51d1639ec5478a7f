import { setImmediate } from 'node:timers/promises'

/** Long work in short slices: between two of them requests are answered. */
export class Pace {
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
}
