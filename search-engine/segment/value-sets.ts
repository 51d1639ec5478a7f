import { Bitmaps } from '../bits/bitmaps.ts'
import type { ColumnParameter } from './job-document.ts'

/** Bitmaps beside those of the values: which jobs are alive, which count now, and a search's intermediate results. */
const scratchBitmaps = 224

export type Values = { parameter: ColumnParameter; id: number }[]
/** The values of one parameter: their numbers in the segment, by their ids. */
export type ParameterValues = Map<number, number>

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8
/** A bit for each job takes as much memory as a number for one in 32 jobs; a number is read slower than a bit. */
const leastShare = 64
const slice = 1 << 14

/**
 * Which jobs have each value of a segment: as a bitmap where they are many, as a list where they are few, so that thousands of rare values take little. Beside
 * them stand the values of each job in a row, because few jobs are sooner counted row by row.
 */
export class ValueSets {
  readonly bitmaps: Bitmaps
  readonly values: Values
  readonly byParameter = new Map<ColumnParameter, ParameterValues>()
  readonly #valuesOf = new Map<ColumnParameter, { id: number; value: number }[]>()
  readonly #costs = new Map<ColumnParameter, { values: number; dense: number; listed: number }>()
  /** Per job where its row begins, and at the end where the last one ends. */
  readonly starts: Uint32Array
  readonly rows: Uint16Array
  readonly #counts: Uint32Array
  /** Per value the number of its bitmap, or -1 and its list. */
  readonly #bitmapOf: Int32Array
  readonly #lists: { at: number; length: number }[]

  private constructor(values: Values, size: number, rows: number, counts: Uint32Array) {
    this.values = values
    values.forEach(({ parameter, id }, value) => {
      let ids = this.byParameter.get(parameter)
      if (!ids) this.byParameter.set(parameter, (ids = new Map()))
      ids.set(id, value)
    })
    this.#bitmapOf = new Int32Array(values.length).fill(-1)
    let dense = 0
    for (let value = 0; value < values.length; value++) if (counts[value]! * leastShare >= size) this.#bitmapOf[value] = dense++
    const listed = counts.reduce((sum, count, value) => (this.#bitmapOf[value] === -1 ? sum + count : sum), 0)
    const bytes = aligned(listed * 4) + aligned((size + 1) * 4) + aligned(rows * 2) + values.length * 4
    this.bitmaps = new Bitmaps(size, dense + scratchBitmaps, bytes)
    let at = this.bitmaps.end
    this.#lists = Array.from(counts, (count, value) => {
      const list = { at, length: this.#bitmapOf[value] === -1 ? count : 0 }
      at += list.length * 4
      return list
    })
    at = aligned(at)
    const { buffer } = this.bitmaps
    this.starts = new Uint32Array(buffer, at, size + 1)
    at += aligned((size + 1) * 4)
    this.rows = new Uint16Array(buffer, at, rows)
    at += aligned(rows * 2)
    this.#counts = new Uint32Array(buffer, at, values.length)
  }

  /** From the rows of all jobs, of which a value stands in each once. */
  static *of(values: Values, starts: Uint32Array, rows: Uint16Array): Generator<void, ValueSets> {
    const size = starts.length - 1
    const counts = new Uint32Array(values.length)
    for (let from = 0; from < rows.length; from += slice) {
      countEach(rows.subarray(from, from + slice), counts)
      yield
    }
    const sets = new ValueSets(values, size, rows.length, counts)
    sets.starts.set(starts)
    sets.rows.set(rows)
    const free = Uint32Array.from(sets.#lists, ({ at }) => at / 4)
    for (let from = 0; from < size; from += slice) {
      sets.#fill(from, Math.min(size, from + slice), free)
      yield
    }
    return sets
  }

  /** The values of a parameter by their ids. */
  valuesOf(parameter: ColumnParameter): readonly { id: number; value: number }[] {
    let values = this.#valuesOf.get(parameter)
    if (!values) {
      values = Array.from(this.byParameter.get(parameter) ?? [], ([id, value]) => ({ id, value })).sort((a, b) => a.id - b.id)
      this.#valuesOf.set(parameter, values)
    }
    return values
  }

  /** The first bitmap that is no value's. */
  get free(): number {
    return this.bitmaps.count - scratchBitmaps
  }

  /** Adds the jobs that have a value to a bitmap. */
  add(value: number, to: number): void {
    const own = this.#bitmapOf[value]!
    if (own >= 0) this.bitmaps.or(to, own)
    else this.bitmaps.addListed(this.#lists[value]!, to)
  }

  /** How many jobs of a bitmap have a value. */
  common(value: number, bitmap: number): number {
    const own = this.#bitmapOf[value]!
    return own >= 0 ? this.bitmaps.common(own, bitmap) : this.bitmaps.commonListed(this.#lists[value]!, bitmap)
  }

  /** About how many nanoseconds it takes to count the jobs of a bitmap that have each value of a parameter. */
  costOf(parameter: ColumnParameter): number {
    let cost = this.#costs.get(parameter)
    if (!cost) {
      const values = this.valuesOf(parameter)
      const dense = values.filter(({ value }) => this.#bitmapOf[value]! >= 0).length
      this.#costs.set(parameter, (cost = { values: values.length, dense, listed: values.reduce((sum, { value }) => sum + this.#lists[value]!.length, 0) }))
    }
    return cost.values * 20 + (cost.dense * this.bitmaps.activeWords) / 4 + cost.listed * 1.5
  }

  /** Per value how many jobs of a bitmap have it, read job by job; it holds until the next call. */
  countRows(bitmap: number): Uint32Array {
    this.#counts.fill(0)
    this.bitmaps.countRows(bitmap, { starts: this.starts.byteOffset, rows: this.rows.byteOffset, counts: this.#counts.byteOffset })
    return this.#counts
  }

  #fill(from: number, to: number, free: Uint32Array): void {
    const lists = new Uint32Array(this.bitmaps.buffer)
    for (let doc = from; doc < to; doc++) {
      for (let at = this.starts[doc]!; at < this.starts[doc + 1]!; at++) {
        const value = this.rows[at]!
        const own = this.#bitmapOf[value]!
        if (own >= 0) this.bitmaps.add(own, doc)
        else lists[free[value]!++] = doc
      }
    }
  }
}

const countEach = (rows: Uint16Array, counts: Uint32Array): void => {
  for (let at = 0; at < rows.length; at++) counts[rows[at]!]!++
}
