import { Bitmaps } from '../bits/bitmaps.ts'
import { NumberList } from '../bits/number-list.ts'
import { LineIndexBuilder } from '../lines/line-index-builder.ts'
import { ScannedLines } from '../lines/scanned-lines.ts'
import { Throttle } from '../throttle.ts'
import type { ColumnParameter, JobDocument } from './job-document.ts'
import { PlaceLists } from './place-lists.ts'
import { Segment } from './segment.ts'
import { scratchBitmaps, type SegmentParts } from './segment-parts.ts'
import { columnNames, recencyOrder, sortedColumns, type ColumnLists } from './sorted-columns.ts'

const slice = 2048

/** Collects jobs in any order and numbers them by recency: the newest first, so that an expired job is one at the end. */
export class SegmentBuilder {
  readonly #columns = Object.fromEntries(columnNames.map((name) => [name, NumberList.ofFloats()])) as ColumnLists
  readonly #valueNumbers = new Map<string, number>()
  readonly #values: { parameter: ColumnParameter; id: number }[] = []
  readonly #valueStarts = NumberList.ofIntegers()
  readonly #valueList = NumberList.ofIntegers()
  readonly #suggestionStarts = NumberList.ofIntegers()
  readonly #suggestions = NumberList.ofIntegers()
  readonly #companyNumbers = new Map<string, number>()
  readonly #companyNameOf = NumberList.ofIntegers()
  readonly #scheduleNumbers = new Map<string, number>()
  readonly #scheduleOf = NumberList.ofIntegers()
  readonly #placeNumbers = new Map<string, number>()
  readonly #placeStarts = NumberList.ofIntegers()
  readonly #placeList = NumberList.ofIntegers()

  add(document: JobDocument): void {
    for (const name of columnNames) this.#columns[name].push(document[name] ?? NaN)
    this.#valueStarts.push(this.#valueList.length)
    for (const [parameter, ids] of document.values) for (const id of ids) this.#valueList.push(this.#valueNumber(parameter, id))
    this.#suggestionStarts.push(this.#suggestions.length)
    for (const suggestion of document.suggestions) this.#suggestions.push(suggestion)
    this.#companyNameOf.push(numbered(this.#companyNumbers, document.company_name))
    this.#scheduleOf.push(numbered(this.#scheduleNumbers, document.schedule))
    this.#placeStarts.push(this.#placeList.length)
    for (const place of document.places) this.#placeList.push(numbered(this.#placeNumbers, place))
  }

  /** A segment whose texts are scanned: quick to build, for few jobs. */
  static scanned(documents: JobDocument[]): Segment {
    const builder = new SegmentBuilder()
    for (const document of documents) builder.add(document)
    const order = Throttle.atOnce(recencyOrder(builder.#columns))
    const field = (name: 'title' | 'skills' | 'body') => new ScannedLines(Array.from(order, (i) => documents[i]![name]))
    return new Segment({ ...Throttle.atOnce(builder.#parts(order)), title: field('title'), skills: field('skills'), body: field('body') })
  }

  /** A segment whose texts are indexed; resting in between, so that requests go on. */
  static async indexed(documents: AsyncIterable<JobDocument[]> | Iterable<JobDocument[]>, pace: Throttle, densePlaces?: number): Promise<Segment> {
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
    const order = await pace.through(recencyOrder(builder.#columns))
    const parts = await pace.through(builder.#parts(order))
    const field = (name: keyof typeof fields) => fields[name].build(order, densePlaces, pace)
    return new Segment({ ...parts, title: await field('title'), skills: await field('skills'), body: await field('body') })
  }

  *#parts(order: Uint32Array): Generator<void, Omit<SegmentParts, 'title' | 'skills' | 'body'>> {
    const sorted = yield* sortedColumns(this.#columns, order)
    this.#valueStarts.push(this.#valueList.length)
    this.#suggestionStarts.push(this.#suggestions.length)
    this.#placeStarts.push(this.#placeList.length)
    const parts = {
      ...sorted,
      bitmaps: new Bitmaps(order.length, this.#values.length + scratchBitmaps),
      values: this.#values,
      valueStarts: new Uint32Array(order.length + 1),
      valuesOf: new Uint16Array(this.#valueList.length),
      suggestionStarts: new Uint32Array(order.length + 1),
      suggestions: new Uint32Array(this.#suggestions.length),
      companyNames: [...this.#companyNumbers.keys()],
      companyNameOf: new Uint32Array(order.length),
      schedules: [...this.#scheduleNumbers.keys()],
      scheduleOf: new Uint32Array(order.length),
    }
    for (let from = 0; from < order.length; from += slice) {
      this.#arrange(parts, order, from, Math.min(order.length, from + slice))
      yield
    }
    yield
    return { ...parts, places: this.#places(order) }
  }

  #places(order: Uint32Array): PlaceLists {
    const starts = new Uint32Array(order.length + 1)
    const numbers = new Uint32Array(this.#placeList.length)
    let at = 0
    order.forEach((added, doc) => {
      for (let i = this.#placeStarts.at(added); i < this.#placeStarts.at(added + 1); i++) numbers[at++] = this.#placeList.at(i)
      starts[doc + 1] = at
    })
    return new PlaceLists([...this.#placeNumbers.keys()], starts, numbers)
  }

  #arrange(parts: Omit<SegmentParts, 'title' | 'skills' | 'body' | 'places'>, order: Uint32Array, from: number, to: number): void {
    const { bitmaps, valueStarts, valuesOf, suggestionStarts, suggestions, companyNameOf, scheduleOf } = parts
    let [valuesAt, at] = [valueStarts[from]!, suggestionStarts[from]!]
    for (let doc = from; doc < to; doc++) {
      const added = order[doc]!
      for (let i = this.#valueStarts.at(added); i < this.#valueStarts.at(added + 1); i++) {
        const value = this.#valueList.at(i)
        if (bitmaps.has(value, doc)) continue
        bitmaps.add(value, doc)
        valuesOf[valuesAt++] = value
      }
      valueStarts[doc + 1] = valuesAt
      for (let i = this.#suggestionStarts.at(added); i < this.#suggestionStarts.at(added + 1); i++) suggestions[at++] = this.#suggestions.at(i)
      suggestionStarts[doc + 1] = at
      companyNameOf[doc] = this.#companyNameOf.at(added)
      scheduleOf[doc] = this.#scheduleOf.at(added)
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

const numbered = (numbers: Map<string, number>, text: string): number => {
  let found = numbers.get(text)
  if (found === undefined) numbers.set(text, (found = numbers.size))
  return found
}
