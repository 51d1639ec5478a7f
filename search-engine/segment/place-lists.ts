import { bitsIn } from '../bits/doc-set.ts'

/**
 * The places of each job and the jobs of each place. There are thousands of places, and most have few jobs, so a place is a list of jobs; one with many jobs gets a bitmap when it is first
 * asked for.
 */
export class PlaceLists {
  readonly names: string[]
  /** Per job, the numbers of its places. */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
  readonly #numberOf: Map<string, number>
  readonly #docStarts: Uint32Array
  readonly #docs: Uint32Array
  readonly #bitmaps = new Map<number, Uint32Array>()

  constructor(names: string[], starts: Uint32Array, numbers: Uint32Array) {
    this.names = names
    this.starts = starts
    this.numbers = numbers
    this.#numberOf = new Map(names.map((name, i) => [name, i]))
    const ends = new Uint32Array(names.length + 1)
    for (const number of numbers) ends[number + 1]!++
    for (let i = 1; i < ends.length; i++) ends[i]! += ends[i - 1]!
    this.#docStarts = ends.slice()
    this.#docs = new Uint32Array(numbers.length)
    for (let doc = 0; doc + 1 < starts.length; doc++) {
      for (let at = starts[doc]!; at < starts[doc + 1]!; at++) this.#docs[ends[numbers[at]!]!++] = doc
    }
  }

  of(doc: number): string[] {
    return Array.from(this.numbers.subarray(this.starts[doc], this.starts[doc + 1]), (number) => this.names[number]!)
  }

  /** Adds the jobs of a place to a bitmap. */
  add(name: string, to: Uint32Array): void {
    const { docs, words } = this.#jobs(name)
    if (words) for (let i = 0; i < words.length; i++) to[i]! |= words[i]!
    else for (const doc of docs) to[doc >>> 5]! |= 1 << (doc & 31)
  }

  /** How many jobs of a bitmap, of which the first `end` words count, are in a place. */
  count(name: string, within: Uint32Array, end: number): number {
    const { docs, words } = this.#jobs(name)
    let count = 0
    if (words) for (let i = 0; i < Math.min(words.length, end); i++) count += bitsIn(words[i]! & within[i]!)
    else for (const doc of docs) if (doc >>> 5 < end) count += (within[doc >>> 5]! >>> (doc & 31)) & 1
    return count
  }

  #jobs(name: string): { docs: Uint32Array; words?: Uint32Array | undefined } {
    const number = this.#numberOf.get(name)
    if (number === undefined) return { docs: this.#docs.subarray(0, 0) }
    const docs = this.#docs.subarray(this.#docStarts[number], this.#docStarts[number + 1])
    return { docs, words: docs.length * 32 > this.starts.length ? this.#bitmap(number, docs) : undefined }
  }

  #bitmap(number: number, docs: Uint32Array): Uint32Array {
    const kept = this.#bitmaps.get(number)
    if (kept) return kept
    const words = new Uint32Array((this.starts.length + 30) >>> 5)
    for (const doc of docs) words[doc >>> 5]! |= 1 << (doc & 31)
    this.#bitmaps.set(number, words)
    return words
  }

  get bytes(): number {
    const bitmaps = [...this.#bitmaps.values()].reduce((sum, words) => sum + words.byteLength, 0)
    return this.starts.byteLength + this.numbers.byteLength + this.#docStarts.byteLength + this.#docs.byteLength + bitmaps
  }
}
