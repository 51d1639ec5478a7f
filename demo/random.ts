/** A small seeded generator (sfc32): the same seeds give the same numbers on every machine, and nothing is read from the clock. */
export class Random {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(...seeds: number[]) {
    let hash = 2_166_136_261
    for (const seed of seeds) hash = Math.imul((hash ^ seed) + 0x9e3779b9, 16_777_619) ^ (hash >>> 15)
    this.#a = hash
    this.#b = Math.imul(hash, 0x85ebca6b)
    this.#c = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    for (let round = 0; round < 8; round++) this.next()
  }

  /** From 0 up to, but not, 1. */
  next() {
    const sum = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  int(low: number, high: number) {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(share: number) {
    return this.next() < share
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.next() * items.length)]!
  }

  /** The place of one of these weights. */
  weighted(weights: readonly number[]) {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    const place = weights.findIndex((weight) => (rest -= weight) < 0)
    return place < 0 ? weights.length - 1 : place
  }

  /** So many different ones, in their own order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const kept: Item[] = []
    for (let place = 0; place < items.length && kept.length < count; place++) {
      if (this.next() * (items.length - place) < count - kept.length) kept.push(items[place]!)
    }
    return kept
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const mixed = [...items]
    for (let place = mixed.length - 1; place > 0; place--) {
      const other = this.int(0, place)
      ;[mixed[place], mixed[other]] = [mixed[other]!, mixed[place]!]
    }
    return mixed
  }
}
