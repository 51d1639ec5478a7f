type Bounds = { least: number; most: number }

/** Fewer would leave the processor idle while the database answers; more only wait for each other. */
const usual: Bounds = { least: 4, most: 12 }
/** Milliseconds by which the event loop is late, measured. Above the first, requests hold each other up; below the second there is room. */
const TOO_LATE = 25
const ON_TIME = 10
/** One iteration of the loop this late is proof enough: five more like it would be seconds in which no request is even refused. */
const FAR_TOO_LATE = 150
const SHRINK = 0.75
const SAMPLES = 5

/**
 * How many requests the process works on at once. Rendering is work of one thread: more at once do not end sooner, and block every other reply. Waiting for the
 * database costs nothing. The lateness of the event loop tells the two apart (additive increase, multiplicative decrease).
 */
export class ConcurrencyLimit {
  #bounds: Bounds
  #value: number
  #lateness: number[] = []

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...usual, ...bounds }
    this.#value = this.#bounds.most
  }

  get value() {
    return Math.floor(this.#value)
  }

  /** Whether the processor, not waiting, is what requests are short of. */
  get isStrained() {
    return this.#value < this.#bounds.most
  }

  /** Takes one measurement of the event loop's lateness in milliseconds. */
  note(lateness: number) {
    if (lateness > FAR_TOO_LATE) {
      this.#value = this.#bounds.least
      this.#lateness = []
      return
    }
    this.#lateness.push(lateness)
    if (this.#lateness.length < SAMPLES) return
    const mean = this.#lateness.reduce((sum, one) => sum + one, 0) / SAMPLES
    this.#lateness = []
    if (mean > TOO_LATE) this.#value = Math.max(this.#bounds.least, this.#value * SHRINK)
    else if (mean < ON_TIME) this.#value = Math.min(this.#bounds.most, this.#value + 1)
  }
}
