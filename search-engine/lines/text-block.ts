import type { Throttle } from '../throttle.ts'
import { sortedDepth, sortSuffixes, unsortedPlaces } from './sort-suffixes.ts'

export type TextBlockParts = {
  text: Uint16Array
  firstLine: number
  lineStarts: Uint32Array
  low: Uint16Array
  high: Uint8Array
  /** Per 32 units of text the job whose own lines alone stand there, and `ofOneJob`; else the line in which they begin. */
  lineAt: Uint32Array
}
/** Sorted places. Where the word is longer than they are sorted, each of them has to be compared. */
export type Range = { from: number; to: number; isExact: boolean }

export const ofOneJob = 0x80000000

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
    const order = await sortSuffixes(lines.text, pace)
    const low = new Uint16Array(order.length)
    const high = new Uint8Array(order.length)
    for (let i = 0; i < order.length; i++) {
      low[i] = order[i]! & 0xffff
      high[i] = order[i]! >>> 16
      if (i % 65536 === 0 && pace.due) await pace.rest()
    }
    const lineAt = new Uint32Array((lines.text.length >>> 5) + 1)
    for (let i = 0, line = 0; i < lineAt.length; i++) {
      while (line + 2 < lines.lineStarts.length && lines.lineStarts[line + 1]! <= i * 32) line++
      lineAt[i] = line
      if (i % 32768 === 0 && pace.due) await pace.rest()
    }
    return new TextBlock({ ...lines, low, high, lineAt })
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
    const { text, low, high } = this.parts
    const places = Array.from({ length: to - from }, (_, i) => this.place(from + i))
    places.sort((a, b) => text[a + depth]! - text[b + depth]!)
    places.forEach((place, i) => {
      low[from + i] = place & 0xffff
      high[from + i] = place >>> 16
    })
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
