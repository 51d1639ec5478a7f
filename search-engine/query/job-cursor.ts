import type { Segment } from '../segment/segment.ts'

const few = 256

/** Walks the found jobs of one segment in a sort's order. */
export class JobCursor {
  /** The current job's number, -1 at the end. */
  doc = -1
  readonly segment: Segment
  readonly #words: Uint32Array
  readonly #end: number
  readonly #order: Uint32Array | undefined
  #at = 0
  #word = 0

  constructor(segment: Segment, bitmap: number, count: number, sort: 1 | 2 | 3 | 4) {
    this.segment = segment
    this.#words = segment.bitmaps.words(bitmap)
    this.#end = segment.bitmaps.activeWords
    const { byPublished, byUpdated, bySalary } = segment.parts.orders
    const order = [undefined, undefined, byPublished, byUpdated, bySalary][sort]
    this.#order = order && count <= few && segment.size > few ? this.#sorted(count, sort) : order
    if (!this.#order) this.#word = this.#words[0] ?? 0
    if (count > 0) this.next()
  }

  next(): void {
    if (this.#order) {
      for (; this.#at < this.#order.length; this.#at++) {
        const doc = this.#order[this.#at]!
        if (((this.#words[doc >>> 5] ?? 0) >>> (doc & 31)) & 1 && doc >>> 5 < this.#end) {
          this.#at++
          this.doc = doc
          return
        }
      }
      this.doc = -1
      return
    }
    while (this.#word === 0) {
      if (++this.#at >= this.#end) {
        this.doc = -1
        return
      }
      this.#word = this.#words[this.#at]!
    }
    const low = this.#word & -this.#word
    this.#word ^= low
    this.doc = this.#at * 32 + 31 - Math.clz32(low)
  }

  skip(count: number): void {
    for (let left = count; left > 0 && this.doc >= 0; left--) this.next()
  }

  // A few jobs are sorted by themselves; walking all jobs in order to find them would take longer.
  #sorted(count: number, sort: 2 | 3 | 4 | 1): Uint32Array {
    const docs = new Uint32Array(count)
    let found = 0
    for (let i = 0; i < this.#end; i++) {
      for (let word = this.#words[i]!; word !== 0; word &= word - 1) docs[found++] = i * 32 + 31 - Math.clz32(word & -word)
    }
    return docs.sort((a, b) => compareJobs(this.segment, a, this.segment, b, sort))
  }
}

/** The cursor that stands at the job that comes first. */
export const foremost = (cursors: JobCursor[], sort: 1 | 2 | 3 | 4): JobCursor | undefined => {
  let best: JobCursor | undefined
  for (const cursor of cursors) {
    if (cursor.doc < 0) continue
    if (!best || compareJobs(cursor.segment, cursor.doc, best.segment, best.doc, sort) < 0) best = cursor
  }
  return best
}

/** Negative when job a comes before job b. */
export const compareJobs = (segmentA: Segment, a: number, segmentB: Segment, b: number, sort: 1 | 2 | 3 | 4): number => {
  const [x, y] = [segmentA.parts.columns, segmentB.parts.columns]
  if (sort === 2) return y.published_at[b]! - x.published_at[a]! || y.id[b]! - x.id[a]!
  if (sort === 3) return y.updated_at[b]! - x.updated_at[a]! || y.id[b]! - x.id[a]!
  if (sort === 4) {
    const [first, second] = [segmentA.salary(a) ?? -Infinity, segmentB.salary(b) ?? -Infinity]
    if (first !== second) return second - first
  }
  return y.confirmed_at[b]! - x.confirmed_at[a]! || y.id[b]! - x.id[a]!
}
