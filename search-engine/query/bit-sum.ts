import type { Bitmaps } from '../bits/bitmaps.ts'

/**
 * A number for each job, held as one bitmap a binary digit, so that adding to a million numbers at once takes a few passes over
 * bitmaps. Of each digit at most two bitmaps wait until a third makes a sum and a carry of them.
 */
export class BitSum {
  readonly #bitmaps: Bitmaps
  readonly #digits: number[][] = []
  readonly #returned: number[] = []
  readonly #zero: number
  /** The first bitmap it does not use. */
  free: number

  constructor(bitmaps: Bitmaps, free: number) {
    this.#bitmaps = bitmaps
    this.#zero = free
    this.free = free + 1
    bitmaps.clear(this.#zero)
  }

  /** A bitmap for a sum, until the sum returns it. */
  take(): number {
    return this.#returned.pop() ?? this.free++
  }

  giveBack(bitmap: number): void {
    this.#returned.push(bitmap)
  }

  /** Adds a number to that of each job of the bitmap, which stays as it is. */
  add(bitmap: number, addend: number): void {
    for (let digit = 0; addend >>> digit !== 0; digit++) {
      if (((addend >>> digit) & 1) === 0) continue
      const copy = this.take()
      this.#bitmaps.copy(copy, bitmap)
      this.#put(digit, copy)
    }
  }

  /** The digits of the sums, lowest first; so many as the caller knows to suffice. */
  planes(count: number): number[] {
    return Array.from({ length: count }, (_, digit) => {
      const [one, two] = this.#digits[digit] ?? []
      if (one === undefined) return this.#zero
      if (two !== undefined) this.#carry(digit, [one, two, this.#zero])
      return one
    })
  }

  #put(digit: number, bitmap: number): void {
    const waiting = (this.#digits[digit] ??= [])
    waiting.push(bitmap)
    const [one, two, three] = waiting
    if (one === undefined || two === undefined || three === undefined) return
    this.#carry(digit, [one, two, three])
    this.giveBack(three)
  }

  #carry(digit: number, [one, two, three]: [number, number, number]): void {
    this.#bitmaps.addBits(one, two, three)
    this.#digits[digit] = [one]
    this.#put(digit + 1, two)
  }
}
