import { type DocSet, packDocSet } from '../bits/doc-set.ts'
import type { Throttle } from '../throttle.ts'
import { hasEdges } from '../words/word-edges.ts'
import type { DenseSets, LineIndex } from './line-index.ts'
import { sortedDepth, unsortedPlaces } from './sort-suffixes.ts'
import type { Range } from './text-block.ts'

/** Places of one step; the lines of a few hundred may well have a million jobs. */
const slice = 512

type Node = { text: string; ranges: Range[]; places: number }

/** How many places a search gathers by itself: of strings, and of words, which may begin there and of which it has to look at what follows. */
export type MostPlaces = { anywhere: number; alone: number }

/** The strings in more places than a search should gather, up to the sorted depth, each with its jobs worked out ahead. */
export const denseStrings = async (index: LineIndex, docs: number, most: MostPlaces, pace: Throttle): Promise<Map<string, DenseSets>> => {
  const { blocks } = index.parts
  const found = new Map<string, DenseSets>()
  const placesOf = new Map<string, number>()
  const words = new Uint32Array(Math.ceil(docs / 32))
  const jobsAt = async ({ ranges }: Node, word?: string): Promise<DocSet> => {
    words.fill(0)
    for (let i = 0; i < blocks.length; i++) {
      const { from, to } = ranges[i]!
      for (let at = from; at < to; at += slice) {
        index.addPlaces(blocks[i]!, { from: at, to: Math.min(to, at + slice) }, words, word)
        if (pace.due) await pace.rest()
      }
    }
    return packDocSet(words, docs)
  }
  let level: Node[] = [{ text: '', ranges: blocks.map((block) => ({ from: 0, to: block.size, isExact: true })), places: Infinity }]
  for (let depth = 0; depth < sortedDepth && level.length > 0; depth++) {
    const next: Node[] = []
    for (const node of level) {
      for (const child of children(index, node, depth)) {
        if (child.places <= Math.min(most.anywhere, most.alone)) continue
        const beginnings = child.ranges.reduce((sum, { from, to }, i) => sum + blocks[i]!.beginnings(from, to), 0)
        if (child.places <= most.anywhere && beginnings <= most.alone) continue
        next.push(child)
        const { text, places } = child
        // Where a shorter string stands in exactly as many places it stands in the same lines.
        const same = [node.text, text.slice(1)].find((shorter) => placesOf.get(shorter) === places)
        const sets: DenseSets = {}
        if (places > most.anywhere) sets.all = found.get(same ?? '')?.all ?? (await jobsAt(child))
        if (beginnings > most.alone && hasEdges(text)) sets.alone = await jobsAt(child, text)
        if (!sets.all && !sets.alone) continue
        found.set(text, sets)
        placesOf.set(text, places)
      }
      if (pace.due) await pace.rest()
    }
    level = next
  }
  return found
}

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
