import { Bitmaps } from '../bits/bitmaps.ts'
import { NumberList } from '../bits/number-list.ts'
import { LineIndexBuilder } from '../lines/line-index-builder.ts'
import { ScannedLines } from '../lines/scanned-lines.ts'
import type { Pace } from '../pace.ts'
import type { ColumnParameter, MarketDocument } from './market-document.ts'
import { Segment } from './segment.ts'
import { scratchBitmaps, type Columns, type Orders, type SegmentParts } from './segment-parts.ts'
import { sortedBy } from './sorted-by.ts'

const columnNames = ['id', 'company_id', 'confirmed_at', 'published_at', 'updated_at', 'min_salary', 'max_salary', 'text_bytes'] as const

/** Collects jobs in any order and numbers them by recency: the newest first, so that an expired job is one at the end. */
export class SegmentBuilder {
  readonly #columns = new Map<string, number[]>(columnNames.map((name) => [name, []]))
  readonly #valueNumbers = new Map<string, number>()
  readonly #values: { parameter: ColumnParameter; id: number }[] = []
  readonly #valueStarts = new NumberList()
  readonly #valueList = new NumberList()
  readonly #suggestionStarts = new NumberList()
  readonly #suggestions = new NumberList()
  readonly #companyNumbers = new Map<string, number>()
  readonly #companyNameOf = new NumberList()

  add(document: MarketDocument): void {
    for (const name of columnNames) this.#columns.get(name)!.push(document[name] ?? NaN)
    this.#valueStarts.push(this.#valueList.length)
    for (const [parameter, ids] of document.values) for (const id of ids) this.#valueList.push(this.#valueNumber(parameter, id))
    this.#suggestionStarts.push(this.#suggestions.length)
    for (const suggestion of document.suggestions) this.#suggestions.push(suggestion)
    let company = this.#companyNumbers.get(document.company_name)
    if (company === undefined) this.#companyNumbers.set(document.company_name, (company = this.#companyNumbers.size))
    this.#companyNameOf.push(company)
  }

  /** A segment whose texts are looked through: quick to build, for few jobs. */
  static scanned(documents: MarketDocument[]): Segment {
    const builder = new SegmentBuilder()
    for (const document of documents) builder.add(document)
    const order = builder.#order()
    const field = (name: 'title' | 'skills' | 'body') => new ScannedLines(Array.from(order, (i) => documents[i]![name]))
    return new Segment({ ...builder.#parts(order), title: field('title'), skills: field('skills'), body: field('body') })
  }

  /** A segment whose texts are indexed; resting in between, so that requests go on. */
  static async indexed(documents: AsyncIterable<MarketDocument[]> | Iterable<MarketDocument[]>, pace: Pace, densePlaces?: number): Promise<Segment> {
    const builder = new SegmentBuilder()
    const fields = { title: new LineIndexBuilder(), skills: new LineIndexBuilder(), body: new LineIndexBuilder() }
    for await (const batch of documents) {
      for (const document of batch) {
        builder.add(document)
        fields.title.add(document.title)
        fields.skills.add(document.skills)
        fields.body.add(document.body)
        if (pace.due) await pace.rest()
      }
    }
    const order = builder.#order()
    const parts = builder.#parts(order)
    if (pace.due) await pace.rest()
    const field = (name: keyof typeof fields) => fields[name].build(order, densePlaces ?? Math.max(512, order.length >>> 7), pace)
    return new Segment({ ...parts, title: await field('title'), skills: await field('skills'), body: await field('body') })
  }

  #order(): Uint32Array {
    return sortedBy(Float64Array.from(this.#columns.get('confirmed_at')!), Float64Array.from(this.#columns.get('id')!))
  }

  #parts(order: Uint32Array): Omit<SegmentParts, 'title' | 'skills' | 'body'> {
    const column = (name: (typeof columnNames)[number]) => {
      const items = this.#columns.get(name)!
      return Float64Array.from(order, (i) => items[i]!)
    }
    const columns: Columns = {
      id: column('id'),
      company_id: column('company_id'),
      confirmed_at: column('confirmed_at'),
      published_at: column('published_at'),
      updated_at: column('updated_at'),
      min_salary: column('min_salary'),
      max_salary: column('max_salary'),
      text_bytes: column('text_bytes'),
    }
    const numbers = columns.id.map((_, doc) => -doc)
    const salary = columns.max_salary.map((max, doc) =>
      Number.isNaN(max) ? (Number.isNaN(columns.min_salary[doc]!) ? -Infinity : columns.min_salary[doc]!) : max,
    )
    const orders: Orders = {
      byId: sortedBy(
        columns.id.map((id) => -id),
        numbers,
      ),
      byCompany: sortedBy(
        columns.company_id.map((id) => -id),
        numbers,
      ),
      byPublished: sortedBy(columns.published_at, columns.id),
      byUpdated: sortedBy(columns.updated_at, columns.id),
      bySalary: sortedBy(salary, numbers),
    }
    const bitmaps = new Bitmaps(order.length, this.#values.length + scratchBitmaps)
    this.#valueStarts.push(this.#valueList.length)
    this.#suggestionStarts.push(this.#suggestions.length)
    const suggestionStarts = new Uint32Array(order.length + 1)
    const suggestions = new Uint32Array(this.#suggestions.length)
    const valueStarts = new Uint32Array(order.length + 1)
    const valuesOf = new Uint16Array(this.#valueList.length)
    let [at, valuesAt] = [0, 0]
    order.forEach((added, doc) => {
      for (let i = this.#valueStarts.at(added); i < this.#valueStarts.at(added + 1); i++) {
        const value = this.#valueList.at(i)
        if (bitmaps.has(value, doc)) continue
        bitmaps.add(value, doc)
        valuesOf[valuesAt++] = value
      }
      valueStarts[doc + 1] = valuesAt
      for (let i = this.#suggestionStarts.at(added); i < this.#suggestionStarts.at(added + 1); i++) suggestions[at++] = this.#suggestions.at(i)
      suggestionStarts[doc + 1] = at
    })
    return {
      columns,
      orders,
      bitmaps,
      values: this.#values,
      valueStarts,
      valuesOf,
      suggestionStarts,
      suggestions,
      companyNames: [...this.#companyNumbers.keys()],
      companyNameOf: Uint32Array.from(order, (i) => this.#companyNameOf.at(i)),
    }
  }

  #valueNumber(parameter: ColumnParameter, id: number): number {
    const key = `${parameter} ${id}`
    let found = this.#valueNumbers.get(key)
    if (found === undefined) {
      this.#valueNumbers.set(key, (found = this.#values.length))
      this.#values.push({ parameter, id })
    }
    return found
  }
}
