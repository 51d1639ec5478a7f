import type { Throttle } from '../throttle.ts'
import { asksBefore, markEdges } from '../words/word-edges.ts'
import { Owners } from './owners.ts'
import { isMarked, sortedDepth, sortSuffixes, unsortedPlaces } from './sort-suffixes.ts'

const slice = 1 << 16
const bitsOfByte = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

export type TextBlockParts = {
  text: Uint16Array
  firstLine: number
  lineStarts: Uint32Array
  low: Uint16Array
  high: Uint8Array
  /** Per sorted place of a Latin letter or katakana a bit: a word may begin there. One of anything else may begin anywhere. */
  begins: Uint8Array
  /** Per unit of text a bit: a word of katakana may end before it. */
  ends: Uint8Array
  owners: Owners
}
/** Sorted places. Where the word is longer than they are sorted, each of them has to be compared. */
export type Range = { from: number; to: number; isExact: boolean }

/** Up to 16 Mi units of lines and the sorted places in them, three bytes a place: a word's places are one range, or part of a small one. */
export class TextBlock {
  readonly parts: TextBlockParts
  readonly size: number
  readonly #units: Uint16Array
  readonly #ends: Uint32Array
  /** Per unit, how many places before its own have no bit in `begins`; -1 where its own have none. */
  readonly #bitless: Int32Array

  constructor(parts: TextBlockParts) {
    this.parts = parts
    this.size = parts.low.length
    const units: number[] = []
    const ends: number[] = []
    for (let at = 0; at < this.size; ) {
      const unit = parts.text[this.place(at)]!
      at = this.bound(unit, 0, at, this.size, 1)
      units.push(unit)
      ends.push(at)
    }
    this.#units = Uint16Array.from(units)
    this.#ends = Uint32Array.from(ends)
    let bitless = 0
    this.#bitless = Int32Array.from(units, (unit, i) => {
      if (asksBefore(unit)) return bitless
      bitless += ends[i]! - (ends[i - 1] ?? 0)
      return -1
    })
  }

  /** `ownerOf`: the owner of each line, as in `Owners`. */
  static async build(
    { text, firstLine, lineStarts }: { text: Uint16Array; firstLine: number; lineStarts: Uint32Array },
    ownerOf: Uint32Array,
    pace: Throttle,
  ): Promise<TextBlock> {
    const edges = { begins: new Uint8Array((text.length >>> 3) + 1).fill(255), ends: new Uint8Array((text.length >>> 3) + 1).fill(255) }
    for (let at = 0; at < text.length; ) {
      at = markEdges(text, edges, at, Math.min(text.length, at + slice))
      if (pace.due) await pace.rest()
    }
    const order = await sortSuffixes(text, edges.begins, pace)
    const low = new Uint16Array(order.length)
    const high = new Uint8Array(order.length)
    for (let from = 0; from < order.length; from += slice) {
      splitPlaces(order, low, high, from, Math.min(order.length, from + slice))
      if (pace.due) await pace.rest()
    }
    const owners = await pace.through(Owners.of(lineStarts, ownerOf.subarray(firstLine)))
    const block = new TextBlock({ text, firstLine, lineStarts, low, high, begins: new Uint8Array(0), ends: edges.ends, owners })
    block.parts.begins = await pace.through(block.#begins(order))
    return block
  }

  /** How far the bit of a sorted place, at which a unit stands, is before its own number; -1 where a word may begin at each of them. */
  bitsBefore(unit: number): number {
    return this.#bitless[this.#headOf(unit)] ?? -1
  }

  /** Of sorted places, which begin with the same unit, how many a word may begin at. */
  beginnings(from: number, to: number): number {
    const before = from < to ? this.bitsBefore(this.parts.text[this.place(from)]!) : -1
    if (before < 0) return to - from
    const { begins } = this.parts
    let count = 0
    const end = to - before
    for (let at = from - before; at < end; at++) {
      if ((at & 7) === 0 && at + 8 <= end) {
        count += bitsOfByte[begins[at >>> 3]!]!
        at += 7
      } else count += (begins[at >>> 3]! >>> (at & 7)) & 1
    }
    return count
  }

  place(at: number): number {
    return this.parts.low[at]! | (this.parts.high[at]! << 16)
  }

  /** The sorted places that begin as a word does from `start` on, as deep as they are sorted. */
  range(word: string, start: number): Range {
    let { from, to } = this.#head(word.charCodeAt(start))
    const depth = Math.min(sortedDepth, word.length - start)
    let i = 1
    for (; i < depth && to - from > unsortedPlaces; i++) {
      const unit = word.charCodeAt(start + i)
      from = this.bound(unit, i, from, to, 0)
      to = this.bound(unit, i, from, to, 1)
    }
    return { from, to, isExact: from === to || start + i === word.length }
  }

  /** Sorts places that begin alike by the unit `depth` on, as the order does with more of them. */
  sortFurther({ from, to }: Range, depth: number): void {
    if (from === to) return
    const { text, begins } = this.parts
    const before = this.bitsBefore(text[this.place(from)]!)
    const bit = (at: number) => (before < 0 ? 0 : (begins[(at - before) >>> 3]! >>> ((at - before) & 7)) & 1)
    const put = (at: number, place: number, begin: number) => {
      this.parts.low[at] = place & 0xffff
      this.parts.high[at] = place >>> 16
      if (before >= 0) begins[(at - before) >>> 3] = (begins[(at - before) >>> 3]! & ~(1 << ((at - before) & 7))) | (begin << ((at - before) & 7))
    }
    for (let i = from + 1; i < to; i++) {
      const [place, begin] = [this.place(i), bit(i)]
      const unit = text[place + depth]!
      let at = i
      for (; at > from && text[this.place(at - 1) + depth]! > unit; at--) put(at, this.place(at - 1), bit(at - 1))
      if (at < i) put(at, place, begin)
    }
  }

  /** Whether the whole word stands where its part from `start` on was found. */
  reads(place: number, word: string, start: number): boolean {
    const at = place - start
    if (at < 0) return false
    for (let i = 0; i < word.length; i++) if (this.parts.text[at + i] !== word.charCodeAt(i)) return false
    return true
  }

  line(line: number): string {
    const { text, lineStarts, firstLine } = this.parts
    const units = text.subarray(lineStarts[line - firstLine], lineStarts[line - firstLine + 1]! - 1)
    return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le')
  }

  /** The end of the places in [from, to) whose unit `depth` on is below `unit` + `above`. */
  bound(unit: number, depth: number, from: number, to: number, above: 0 | 1): number {
    const { text, low, high } = this.parts
    const limit = unit + above
    while (from < to) {
      const middle = (from + to) >>> 1
      const found = text[(low[middle]! | (high[middle]! << 16)) + depth] ?? 0
      if (found < limit) from = middle + 1
      else to = middle
    }
    return from
  }

  *#begins(order: Uint32Array): Generator<void, Uint8Array> {
    const bitless = this.#bitless.reduce((sum, before, head) => (before < 0 ? sum + this.#ends[head]! - (this.#ends[head - 1] ?? 0) : sum), 0)
    const begins = new Uint8Array(((order.length - bitless) >>> 3) + 1)
    for (let head = 0; head < this.#ends.length; head++) {
      const before = this.#bitless[head]!
      const end = this.#ends[head]!
      for (let from = this.#ends[head - 1] ?? 0; before >= 0 && from < end; from += slice) {
        copyMarks(order, begins, before, from, Math.min(end, from + slice))
        yield
      }
    }
    return begins
  }

  #headOf(unit: number): number {
    let [from, to] = [0, this.#units.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#units[middle]! < unit) from = middle + 1
      else to = middle
    }
    return this.#units[from] === unit ? from : -1
  }

  #head(unit: number): { from: number; to: number } {
    const head = this.#headOf(unit)
    return head < 0 ? { from: 0, to: 0 } : { from: this.#ends[head - 1] ?? 0, to: this.#ends[head]! }
  }
}

// Loops stand in plain functions: inside a generator they run several times slower.

const splitPlaces = (order: Uint32Array, low: Uint16Array, high: Uint8Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    low[i] = order[i]!
    high[i] = order[i]! >>> 16
  }
}

const copyMarks = (order: Uint32Array, begins: Uint8Array, before: number, from: number, to: number): void => {
  for (let i = from; i < to; i++) if (isMarked(order[i]!)) begins[(i - before) >>> 3]! |= 1 << ((i - before) & 7)
}
