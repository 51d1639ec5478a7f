import type { Throttle } from '../throttle.ts'
import { markEdges } from '../words/word-edges.ts'
import { isMarked, sortedDepth, sortSuffixes, unsortedPlaces } from './sort-suffixes.ts'

const slice = 1 << 16
const bitsOfByte = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)

export type TextBlockParts = {
  text: Uint16Array
  firstLine: number
  lineStarts: Uint32Array
  low: Uint16Array
  high: Uint8Array
  /** Per sorted place a bit: a word may begin there. */
  begins: Uint8Array
  /** Per unit of text a bit: a word of katakana may end before it. */
  ends: Uint8Array
  /** Per 64 units of text the job whose own lines alone stand there, and `ofOneJob`; else the line in which they begin. */
  lineAt: Uint32Array
}
/** Sorted places. Where the word is longer than they are sorted, each of them has to be compared. */
export type Range = { from: number; to: number; isExact: boolean }

export const ofOneJob = 0x80000000
/** So many units of text as a power of two belong to one entry of `lineAt`. */
export const windowBits = 6
const windowUnits = 1 << windowBits

/** Up to 16 Mi units of lines and the sorted places in them, three bytes a place: a word's places are one range, or part of a small one. */
export class TextBlock {
  readonly parts: TextBlockParts
  readonly size: number
  readonly #units: Uint16Array
  readonly #ends: Uint32Array

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
  }

  static async build(lines: { text: Uint16Array; firstLine: number; lineStarts: Uint32Array }, pace: Throttle): Promise<TextBlock> {
    const edges = { begins: new Uint8Array((lines.text.length >>> 3) + 1).fill(255), ends: new Uint8Array((lines.text.length >>> 3) + 1).fill(255) }
    for (let at = 0; at < lines.text.length; ) {
      at = markEdges(lines.text, edges, at, Math.min(lines.text.length, at + slice))
      if (pace.due) await pace.rest()
    }
    const order = await sortSuffixes(lines.text, edges.begins, pace)
    const low = new Uint16Array(order.length)
    const high = new Uint8Array(order.length)
    const begins = new Uint8Array((order.length >>> 3) + 1)
    for (let from = 0; from < order.length; from += slice) {
      splitPlaces(order, { low, high, begins }, from, Math.min(order.length, from + slice))
      if (pace.due) await pace.rest()
    }
    const lineAt = new Uint32Array((lines.text.length >>> windowBits) + 1)
    for (let i = 0, line = 0; i < lineAt.length; i++) {
      while (line + 2 < lines.lineStarts.length && lines.lineStarts[line + 1]! <= i * windowUnits) line++
      lineAt[i] = line
      if (i % 32768 === 0 && pace.due) await pace.rest()
    }
    return new TextBlock({ ...lines, low, high, begins, ends: edges.ends, lineAt })
  }

  /** Of sorted places, how many a word may begin at. */
  beginnings(from: number, to: number): number {
    const { begins } = this.parts
    let count = 0
    for (let at = from; at < to; at++) {
      if ((at & 7) === 0 && at + 8 <= to) {
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
    const { text, begins } = this.parts
    const bit = (at: number) => (begins[at >>> 3]! >>> (at & 7)) & 1
    for (let i = from + 1; i < to; i++) {
      const [place, begin] = [this.place(i), bit(i)]
      const unit = text[place + depth]!
      let at = i
      for (; at > from && text[this.place(at - 1) + depth]! > unit; at--) this.#put(at, this.place(at - 1), bit(at - 1))
      if (at < i) this.#put(at, place, begin)
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

  #put(at: number, place: number, begin: number): void {
    const { low, high, begins } = this.parts
    low[at] = place & 0xffff
    high[at] = place >>> 16
    begins[at >>> 3] = (begins[at >>> 3]! & ~(1 << (at & 7))) | (begin << (at & 7))
  }

  #head(unit: number): { from: number; to: number } {
    let [from, to] = [0, this.#units.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#units[middle]! < unit) from = middle + 1
      else to = middle
    }
    return this.#units[from] === unit ? { from: this.#ends[from - 1] ?? 0, to: this.#ends[from]! } : { from: 0, to: 0 }
  }
}

type Places = Pick<TextBlockParts, 'low' | 'high' | 'begins'>

const splitPlaces = (order: Uint32Array, { low, high, begins }: Places, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const sorted = order[i]!
    low[i] = sorted
    high[i] = sorted >>> 16
    if (isMarked(sorted)) begins[i >>> 3]! |= 1 << (i & 7)
  }
}
