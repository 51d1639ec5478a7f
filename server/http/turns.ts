import PQueue from 'p-queue'

type Bounds = { atOnce: number; waiting: number; patience: number }

/** Renders and calls at once, how many may wait, and for how many milliseconds: later than that, nobody is there to read the answer. */
const usual: Bounds = { atOnce: 16, waiting: 128, patience: 2_000 }

/** Work beyond what the process can do soon is refused at once, so that a rush does not make everyone slow. */
export class Turns {
  shed = 0
  #bounds: Bounds
  #queue: PQueue

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usual, ...bounds }
    this.#queue = new PQueue({ concurrency: this.#bounds.atOnce })
  }

  get running() {
    return this.#queue.pending
  }

  get waiting() {
    return this.#queue.size
  }

  /** What the work gives, or null when its turn does not come. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const isFree = this.#queue.pending < this.#bounds.atOnce
    if (!isFree && this.#queue.size >= this.#bounds.waiting) return this.#refuse()
    if (isFree) return this.#queue.add(work)
    const signal = AbortSignal.timeout(this.#bounds.patience)
    let hasBegun = false
    try {
      return await this.#queue.add(
        () => {
          hasBegun = true
          return work()
        },
        { signal },
      )
    } catch (error) {
      if (!hasBegun && signal.aborted) return this.#refuse()
      throw error
    }
  }

  #refuse() {
    this.shed++
    return null
  }
}
