import { packDocSet } from '../bits/doc-set.ts'
import { DistinctSets } from '../bits/distinct-sets.ts'
import type { Throttle } from '../throttle.ts'
import { endingOf, hasEdges } from '../words/word-edges.ts'
import { compoundsOf } from '../words/wrong-partings.ts'
import type { DenseSets, LineIndex } from './line-index.ts'
import { sortedDepth, unsortedPlaces } from './sort-suffixes.ts'
import type { Range } from './text-block.ts'

/** Places of one step; the lines of a few hundred may well have a million jobs. */
const slice = 512

type Node = { text: string; ranges: Range[]; places: number }

/** What a search may spend on one string or word, in nanoseconds; or the places that it may gather, whatever they take. */
type MostEffort = { nanoseconds: number } | { places: number }

// Nanoseconds, as measured: where a word of katakana may end is a bit somewhere; what stands behind a Latin letter has to be fetched from the text.
const [perEnd, perReading] = [20, 100]
/** So many places are looked at to judge all of a string's. */
const sampled = 32
/** Fewer places are never worth a set. */
const fewest = 64

/**
 * The strings that take a search longer to gather than it should, up to the sorted depth, each with its jobs worked out ahead. The jobs of a string are those of the strings that go on from it and of
 * the places where it goes on as few others do, so that each place is read once for all strings that it begins.
 */
export const denseStrings = async (index: LineIndex, docs: number, most: MostEffort, pace: Throttle): Promise<Map<string, DenseSets>> => {
  const { blocks } = index.parts
  const found = new Map<string, DenseSets>()
  // A string that always goes on in the same way stands in the same lines as the longer one, as do a common word and its own end.
  const distinct = new DistinctSets()
  /** The jobs of a string of each length, as long as those that it begins are looked at. */
  const rows = Array.from({ length: sortedDepth + 1 }, () => new Uint32Array(Math.ceil(docs / 32)))
  const alone = new Uint32Array(Math.ceil(docs / 32))
  const addRange = async (block: number, { from, to }: { from: number; to: number }, into: Uint32Array, word?: string) => {
    for (let at = from; at < to; at += slice) {
      index.addPlaces(blocks[block]!, { from: at, to: Math.min(to, at + slice) }, into, word)
      if (pace.due) await pace.rest()
    }
  }
  const isMuch = (places: number, effort: number, more = 0): boolean => ('places' in most ? places > most.places : places * (effort + more) > most.nanoseconds)
  /** What a place of a string takes. */
  const effortOf = ({ ranges, places }: Node): number => {
    if ('places' in most || places < fewest) return 0
    let effort = 0
    ranges.forEach(({ from, to }, i) => {
      const step = Math.ceil(places / sampled)
      for (let at = from; at < to; at += step) effort += index.effortAt(blocks[i]!, at) * Math.min(step, to - at)
    })
    return effort / places
  }
  const visit = async (node: Node, effort: number): Promise<Uint32Array> => {
    const { text, ranges, places } = node
    const row = rows[text.length]!.fill(0)
    const sets: DenseSets = {}
    const dense: Node[] = []
    for (const child of text.length < sortedDepth ? children(index, node, text.length) : []) {
      const effort = effortOf(child)
      if (!isMuch(child.places, effort, endingEffort(child.text))) continue
      const childRow = await visit(child, effort)
      if (!isMuch(child.places, effort)) continue
      dense.push(child)
      for (let i = 0; i < row.length; i++) row[i]! |= childRow[i]!
    }
    if (text !== '' && isMuch(places, effort)) {
      for (let i = 0; i < blocks.length; i++) {
        let at = ranges[i]!.from
        for (const child of dense.map((one) => one.ranges[i]!).sort((a, b) => a.from - b.from)) {
          if (child.from === child.to) continue
          await addRange(i, { from: at, to: child.from }, row)
          at = child.to
        }
        await addRange(i, { from: at, to: ranges[i]!.to }, row)
      }
      sets.all = distinct.one(packDocSet(row, docs))
    }
    const beginnings = text !== '' && hasEdges(text) ? ranges.reduce((sum, { from, to }, i) => sum + blocks[i]!.beginnings(from, to), 0) : 0
    if (isMuch(beginnings, effort, endingEffort(text))) {
      alone.fill(0)
      for (let i = 0; i < blocks.length; i++) await addRange(i, ranges[i]!, alone, text)
      sets.alone = distinct.one(packDocSet(alone, docs))
    }
    if (sets.all || sets.alone) found.set(text, sets)
    if (pace.due) await pace.rest()
    return row
  }
  await visit({ text: '', ranges: blocks.map((block) => ({ from: 0, to: block.size, isExact: true })), places: Infinity }, 0)
  return found
}

const endingEffort = (text: string): number => (compoundsOf(text) ? perReading : { anything: 0, marked: perEnd, read: perReading }[endingOf(text)])

const children = (index: LineIndex, node: Node, depth: number): Node[] => {
  const { blocks } = index.parts
  const found = new Map<number, Node>()
  blocks.forEach((block, i) => {
    const range = node.ranges[i]!
    const { from, to } = range
    // What is little here may be much in all blocks together.
    if (depth > 0 && to - from <= unsortedPlaces) block.sortFurther(range, depth)
    for (let at = from; at < to; ) {
      const unit = block.parts.text[block.place(at) + depth]!
      const end = block.bound(unit, depth, at, to, 1)
      if (unit !== 0x0a) {
        let child = found.get(unit)
        if (!child) {
          const nowhere = () => ({ from: 0, to: 0, isExact: true })
          found.set(unit, (child = { text: node.text + String.fromCharCode(unit), ranges: blocks.map(nowhere), places: 0 }))
        }
        child.ranges[i] = { from: at, to: end, isExact: true }
        child.places += end - at
      }
      at = end
    }
  })
  return [...found.values()]
}
