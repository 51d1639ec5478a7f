import type { DocSet } from '../bits/doc-set.ts'
import { densePacked, LineIndex } from '../lines/line-index.ts'
import { Owners } from '../lines/owners.ts'
import { TextBlock } from '../lines/text-block.ts'
import type { Throttle } from '../throttle.ts'
import { PlaceLists } from '../segment/place-lists.ts'
import { Segment } from '../segment/segment.ts'
import type { Columns, Field, Orders, SegmentParts } from '../segment/segment-parts.ts'
import { ValueSets } from '../segment/value-sets.ts'
import type { ArrayReader, ArrayRef, ArrayStore } from './array-store.ts'
import { inOrder } from './in-order.ts'
import { readJson, storeJson } from './json-pieces.ts'

type SetRecord = [words: ArrayRef] | [starts: ArrayRef, lows: ArrayRef]
/** Numbers of sets; -1 where there is none. */
type DenseRecord = [text: string, all: number, alone: number]
export type FieldRecord = Awaited<ReturnType<typeof fieldRecord>>
export type SegmentRecord = Awaited<ReturnType<typeof segmentRecord>>

/** The head of a snapshot for a segment; its arrays go to the store. */
export const segmentRecord = async (segment: Segment, alive: Uint32Array, store: ArrayStore, pace: Throttle) => {
  const { columns, orders, companyNames, companyNameOf, schedules, scheduleOf, suggestionStarts, suggestions } = segment.parts
  const { sets, places, title, skills, body } = segment.parts
  return {
    columns: recordOf(columns, store),
    orders: recordOf(orders, store),
    companyNames,
    companyNameOf: store.put(companyNameOf),
    schedules,
    scheduleOf: store.put(scheduleOf),
    suggestionStarts: store.put(suggestionStarts),
    suggestions: store.put(suggestions),
    values: sets.values,
    valueStarts: store.put(sets.starts),
    valuesOf: store.put(sets.rows),
    placeNames: places.names,
    placeStarts: store.put(places.starts),
    placeNumbers: store.put(places.numbers),
    size: segment.size,
    alive: store.put(alive),
    title: await fieldRecord(title, store, pace),
    skills: await fieldRecord(skills, store, pace),
    body: await fieldRecord(body, store, pace),
  }
}

export const segmentOf = async (record: SegmentRecord, reader: ArrayReader, pace: Throttle): Promise<Segment> => {
  const parts: SegmentParts = {
    columns: columnsOf(record.columns, (ref) => reader.f64(ref)) as Columns,
    orders: columnsOf(record.orders, (ref) => reader.u32(ref)) as Orders,
    companyNames: record.companyNames,
    companyNameOf: reader.u32(record.companyNameOf),
    schedules: record.schedules,
    scheduleOf: reader.u32(record.scheduleOf),
    suggestionStarts: reader.u32(record.suggestionStarts),
    suggestions: reader.u32(record.suggestions),
    sets: await pace.through(ValueSets.of(record.values, reader.u32(record.valueStarts), reader.u16(record.valuesOf))),
    places: new PlaceLists(record.placeNames, reader.u32(record.placeStarts), reader.u32(record.placeNumbers)),
    title: await fieldOf(record.title, reader, pace),
    skills: await fieldOf(record.skills, reader, pace),
    body: await fieldOf(record.body, reader, pace),
  }
  if (pace.due) await pace.rest()
  const segment = new Segment(parts)
  const alive = reader.u32(record.alive)
  for (let doc = 0; doc < record.size; doc++) if (((alive[doc >>> 5]! >>> (doc & 31)) & 1) === 0) segment.remove(doc)
  return segment
}

const recordOf = (arrays: Columns | Orders, store: ArrayStore): [string, ArrayRef][] => Object.entries(arrays).map(([name, array]) => [name, store.put(array)])

const columnsOf = <Item>(record: [string, ArrayRef][], read: (ref: ArrayRef) => Item) => Object.fromEntries(record.map(([name, ref]) => [name, read(ref)]))

export const fieldRecord = async (field: Field, store: ArrayStore, pace: Throttle) => {
  if (!(field instanceof LineIndex)) throw new TypeError('Only sealed segments are saved')
  const { blocks, docStarts, docs, shared, dense, lineStarts, lines } = field.parts
  const sets = densePacked(dense)
  const numbers = new Map(sets.map((set, i) => [set, i]))
  const numberOf = (set: DocSet | undefined) => (set ? numbers.get(set)! : -1)
  return {
    blocks: blocks.map(({ parts }) => ({
      text: store.put(parts.text),
      firstLine: parts.firstLine,
      lineStarts: store.put(parts.lineStarts),
      low: store.put(parts.low),
      high: store.put(parts.high),
      begins: store.put(parts.begins),
      ends: store.put(parts.ends),
      runStarts: store.put(parts.owners.runs.starts),
      runOwners: store.put(parts.owners.runs.owners),
      runFirsts: store.put(parts.owners.runs.firsts),
      windowBits: parts.owners.runs.windowBits,
    })),
    docStarts: store.put(docStarts),
    docs: store.put(docs),
    lineStarts: store.put(lineStarts),
    lines: store.put(lines),
    shared: Array.from(shared, ([line, set]): [number, SetRecord] => [line, setRecord(set, store)]),
    denseSets: await storeJson(
      sets.map((set) => setRecord(set, store)),
      store,
      pace,
    ),
    dense: await storeJson(
      Array.from(dense, ([text, { all, alone }]): DenseRecord => [text, numberOf(all), numberOf(alone)]),
      store,
      pace,
    ),
  }
}

export const fieldOf = async (record: FieldRecord, reader: ArrayReader, pace: Throttle): Promise<LineIndex> => {
  const sets = (await readJson<SetRecord>(record.denseSets, reader, pace)).map((set) => setOf(set, reader))
  const dense = await readJson<DenseRecord>(record.dense, reader, pace)
  return new LineIndex({
    blocks: await inOrder(record.blocks, async (block) => {
      if (pace.due) await pace.rest()
      return new TextBlock({
        text: reader.u16(block.text),
        firstLine: block.firstLine,
        lineStarts: reader.u32(block.lineStarts),
        low: reader.u16(block.low),
        high: reader.u8(block.high),
        begins: reader.u8(block.begins),
        ends: reader.u8(block.ends),
        owners: new Owners({
          starts: reader.u32(block.runStarts),
          owners: reader.u32(block.runOwners),
          firsts: reader.u32(block.runFirsts),
          windowBits: block.windowBits,
        }),
      })
    }),
    docStarts: reader.u32(record.docStarts),
    docs: reader.u32(record.docs),
    lineStarts: reader.u32(record.lineStarts),
    lines: reader.u32(record.lines),
    shared: new Map(record.shared.map(([line, set]) => [line, setOf(set, reader)])),
    dense: new Map(dense.map(([text, all, alone]) => [text, { ...(all >= 0 && { all: sets[all]! }), ...(alone >= 0 && { alone: sets[alone]! }) }])),
  })
}

const setRecord = (set: DocSet, store: ArrayStore): SetRecord => ('words' in set ? [store.put(set.words)] : [store.put(set.starts), store.put(set.lows)])

const setOf = ([first, lows]: SetRecord, reader: ArrayReader): DocSet =>
  lows ? { starts: reader.u32(first), lows: reader.u16(lows) } : { words: reader.u32(first) }
