import type { Bitmaps } from '../bits/bitmaps.ts'
import type { JobIndexBytes } from '../job-index-types.ts'
import { CompanyNames } from './company-names.ts'
import type { JobDocument } from './job-document.ts'
import type { SegmentParts } from './segment-parts.ts'

/** Bytes of counts that a segment keeps. */
const mostKept = 2 << 20

const nullable = (value: number): number | null => (Number.isNaN(value) ? null : value)

/** Jobs numbered by recency with all searchable fields. Only the set of live jobs changes. */
export class Segment {
  readonly parts: SegmentParts
  readonly bitmaps: Bitmaps
  readonly size: number
  readonly companyNames: CompanyNames
  /** The first bitmap free for a search. */
  readonly scratch: number
  /** Counts removals, so that results computed before one are recognised as old. */
  removals = 0
  readonly #alive: number
  readonly #live: number
  #liveAt = ''
  #kept = { at: '', counts: new Map<string, Uint32Array>() }

  constructor(parts: SegmentParts) {
    this.parts = parts
    this.size = parts.columns.id.length
    this.bitmaps = parts.sets.bitmaps
    this.companyNames = new CompanyNames(parts.companyNames, parts.companyNameOf)
    this.#alive = parts.sets.free
    this.#live = this.#alive + 1
    this.scratch = this.#alive + 2
    const alive = this.bitmaps.words(this.#alive)
    alive.fill(-1, 0, this.size >>> 5)
    if (this.size & 31) alive[this.size >>> 5] = (1 << (this.size & 31)) - 1
  }

  get count(): number {
    return this.size - this.removals
  }

  isAlive(doc: number): boolean {
    return this.bitmaps.has(this.#alive, doc)
  }

  remove(doc: number): void {
    if (doc < 0 || !this.isAlive(doc)) return
    this.bitmaps.delete(this.#alive, doc)
    this.removals++
  }

  aliveWords(): Uint32Array {
    return this.bitmaps.words(this.#alive)
  }

  /** The number of jobs confirmed after a moment: they come first. */
  confirmedAfter(moment: number): number {
    let [from, to] = [0, this.size]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.parts.columns.confirmed_at[middle]! > moment) from = middle + 1
      else to = middle
    }
    return from
  }

  /** The bitmap of the jobs that are there and confirmed after a moment; from here on bitmaps end where these end. */
  live(moment: number): number {
    const { bitmaps } = this
    const cut = this.confirmedAfter(moment)
    bitmaps.limit(cut)
    const state = `${cut} ${this.removals}`
    if (this.#liveAt !== state) {
      bitmaps.clear(this.#live)
      bitmaps.addFirst(cut, this.#live)
      bitmaps.and(this.#live, this.#alive)
      this.#liveAt = state
    }
    return this.#live
  }

  /** The counts of `count` for a set of conditions, kept as long as the same jobs are live. */
  keptCounts(conditions: string, count: () => Uint32Array): Uint32Array {
    if (this.#kept.at !== this.#liveAt) this.#kept = { at: this.#liveAt, counts: new Map() }
    const { counts } = this.#kept
    const known = counts.get(conditions) ?? count()
    // What was asked last stands last, so that the first is the one to give up.
    counts.delete(conditions)
    counts.set(conditions, known)
    for (const [oldest] of counts) {
      if (counts.size * known.byteLength <= mostKept) break
      counts.delete(oldest)
    }
    return known
  }

  find(id: number): number {
    const doc = this.parts.orders.byId[this.#lowest(this.parts.orders.byId, this.parts.columns.id, id)]
    return doc !== undefined && this.parts.columns.id[doc] === id ? doc : -1
  }

  ofCompany(company: number): Uint32Array {
    const {
      orders: { byCompany },
      columns: { company_id },
    } = this.parts
    const from = this.#lowest(byCompany, company_id, company)
    let to = from
    while (to < byCompany.length && company_id[byCompany[to]!] === company) to++
    return byCompany.subarray(from, to)
  }

  salary(doc: number): number | null {
    const { max_salary, min_salary } = this.parts.columns
    return nullable(max_salary[doc]!) ?? nullable(min_salary[doc]!)
  }

  suggestions(doc: number): Uint32Array {
    const { suggestions, suggestionStarts } = this.parts
    return suggestions.subarray(suggestionStarts[doc], suggestionStarts[doc + 1])
  }

  document(doc: number): JobDocument {
    const { columns, title, skills, body, companyNames, companyNameOf, schedules, scheduleOf, places } = this.parts
    const { values, starts, rows } = this.parts.sets
    const held = new Map<JobDocument['values'][number][0], number[]>()
    for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
      const { parameter, id } = values[rows[i]!]!
      const ids = held.get(parameter)
      if (ids) ids.push(id)
      else held.set(parameter, [id])
    }
    return {
      id: columns.id[doc]!,
      company_id: columns.company_id[doc]!,
      confirmed_at: columns.confirmed_at[doc]!,
      published_at: columns.published_at[doc]!,
      updated_at: columns.updated_at[doc]!,
      min_salary: nullable(columns.min_salary[doc]!),
      max_salary: nullable(columns.max_salary[doc]!),
      text_bytes: columns.text_bytes[doc]!,
      values: [...held],
      title: title.read(doc),
      skills: skills.read(doc),
      body: body.read(doc),
      company_name: companyNames[companyNameOf[doc]!]!,
      schedule: schedules[scheduleOf[doc]!]!,
      places: places.of(doc),
      suggestions: [...this.suggestions(doc)],
    }
  }

  bytes(): JobIndexBytes {
    const { title, skills, body, columns, orders, companyNameOf, scheduleOf, suggestions, suggestionStarts } = this.parts
    const fields = [title.bytes(), skills.bytes(), body.bytes()]
    return {
      text: fields.reduce((sum, field) => sum + field.text, 0),
      index: fields.reduce((sum, field) => sum + field.index, 0),
      columns: [...Object.values(columns), ...Object.values(orders), this.bitmaps.buffer, companyNameOf, scheduleOf, suggestions, suggestionStarts].reduce(
        (sum, array) => sum + array.byteLength,
        this.parts.places.bytes,
      ),
      textUtf8: columns.text_bytes.reduce((sum, bytes, doc) => sum + (this.isAlive(doc) ? bytes : 0), 0),
    }
  }

  #lowest(order: Uint32Array, column: Float64Array, value: number): number {
    let [from, to] = [0, order.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (column[order[middle]!]! < value) from = middle + 1
      else to = middle
    }
    return from
  }
}
