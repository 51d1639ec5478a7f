import { packDocSet, type DocSet } from '../bits/doc-set.ts'
import type { Throttle } from '../throttle.ts'
import type { LineIndex } from './line-index.ts'
import { sortedDepth } from './sort-suffixes.ts'
import type { Range } from './text-block.ts'

// One and two characters are typed most, and few strings are so short: for them less is many.
const shortness = [4, 1]

/** Places of one step; the lines of a few dozen may well have a million jobs. */
const slice = 64

type Node = { text: string; ranges: Range[]; places: number }

/** The strings in more than `most` places, up to the sorted depth, each with its jobs worked out ahead. */
export const denseStrings = async (index: LineIndex, docs: number, most: number, pace: Throttle): Promise<Map<string, DocSet>> => {
  const { blocks } = index.parts
  const found = new Map<string, { places: number; set: DocSet }>()
  const words = new Uint32Array(Math.ceil(docs / 32))
  const whole: Node = { text: '', ranges: blocks.map((block) => ({ from: 0, to: block.size })), places: Infinity }
  let level = [whole]
  for (let depth = 0; depth < sortedDepth && level.length > 0; depth++) {
    const next: Node[] = []
    for (const node of level) {
      for (const child of children(index, node, depth)) {
        if (child.places <= most >>> (shortness[depth] ?? 0)) continue
        next.push(child)
        // Where a shorter string stands in exactly as many places it stands in the same lines.
        const same = [node.text, child.text.slice(1)].map((text) => found.get(text)).find((known) => known?.places === child.places)
        if (same) {
          found.set(child.text, same)
          continue
        }
        words.fill(0)
        for (let i = 0; i < blocks.length; i++) {
          const { from, to } = child.ranges[i]!
          for (let at = from; at < to; at += slice) {
            index.addPlaces(blocks[i]!, { from: at, to: Math.min(to, at + slice) }, words)
            if (pace.due) await pace.rest()
          }
        }
        found.set(child.text, { places: child.places, set: packDocSet(words, docs) })
      }
      if (pace.due) await pace.rest()
    }
    level = next
  }
  return new Map(Array.from(found, ([text, { set }]) => [text, set]))
}

const children = (index: LineIndex, node: Node, depth: number): Node[] => {
  const { blocks } = index.parts
  const found = new Map<number, Node>()
  blocks.forEach((block, i) => {
    const { from, to } = node.ranges[i]!
    for (let at = from; at < to; ) {
      const unit = block.parts.text[block.place(at) + depth]!
      const end = block.bound(unit, depth, at, to, 1)
      if (unit !== 0x0a) {
        let child = found.get(unit)
        if (!child) found.set(unit, (child = { text: node.text + String.fromCharCode(unit), ranges: blocks.map(() => ({ from: 0, to: 0 })), places: 0 }))
        child.ranges[i] = { from: at, to: end }
        child.places += end - at
      }
      at = end
    }
  })
  return [...found.values()]
}
