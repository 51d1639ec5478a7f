import { type DocSet, packDocSet } from '../bits/doc-set.ts'
import { NumberList } from '../bits/number-list.ts'
import type { Throttle } from '../throttle.ts'
import { LineDictionary } from './line-dictionary.ts'
import { hasEdges, standsAlone } from '../words/word-edges.ts'
import { type DenseSets, LineIndex } from './line-index.ts'
import { sortedDepth } from './sort-suffixes.ts'
import { type Range, TextBlock } from './text-block.ts'

// One and two characters are typed most, and few strings are so short: for them less is many.
const shortness = [4, 1]

/** Places of one step; the lines of a few dozen may well have a million jobs. */
const slice = 64

type Node = { text: string; ranges: Range[]; places: number }

/** The strings in more than `most` places, up to the sorted depth, each with its jobs worked out ahead. */
const denseStrings = async (index: LineIndex, docs: number, most: number, pace: Throttle): Promise<Map<string, DenseSets>> => {
  const { blocks } = index.parts
  const found = new Map<string, { places: number; set: DocSet; alone: DocSet }>()
  const words = new Uint32Array(Math.ceil(docs / 32))
  const nowhere = packDocSet(words, docs)
  const jobsAt = async ({ ranges }: Node): Promise<DocSet> => {
    words.fill(0)
    for (let i = 0; i < blocks.length; i++) {
      const { from, to } = ranges[i]!
      for (let at = from; at < to; at += slice) {
        index.addPlaces(blocks[i]!, { from: at, to: Math.min(to, at + slice) }, words)
        if (pace.due) await pace.rest()
      }
    }
    return packDocSet(words, docs)
  }
  const jobsAlone = async ({ text: word, ranges, places }: Node, all: DocSet): Promise<DocSet> => {
    let kept = 0
    words.fill(0)
    for (let i = 0; i < blocks.length; i++) {
      const { from, to } = ranges[i]!
      const { text } = blocks[i]!.parts
      const keep = (place: number) => standsAlone(text, place, place + word.length) && ++kept > 0
      for (let at = from; at < to; at += slice) {
        index.addPlaces(blocks[i]!, { from: at, to: Math.min(to, at + slice) }, words, keep)
        if (pace.due) await pace.rest()
      }
    }
    return kept === places ? all : kept > 0 ? packDocSet(words, docs) : nowhere
  }
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
        const set = same?.set ?? (await jobsAt(child))
        const alone = hasEdges(child.text) ? await jobsAlone(child, set) : set
        found.set(child.text, { places: child.places, set, alone })
      }
      if (pace.due) await pace.rest()
    }
    level = next
  }
  return new Map(Array.from(found, ([text, { set, alone }]) => [text, { all: set, alone }]))
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

/** Collects one field's lines job by job, in any order, and builds its index once the jobs are numbered. */
export class LineIndexBuilder {
  readonly #dictionary = new LineDictionary()
  readonly #starts = NumberList.ofIntegers()
  readonly #lines = NumberList.ofIntegers()

  add(lines: string[]): void {
    this.#starts.push(this.#lines.length)
    for (const line of lines) this.#lines.push(this.#dictionary.add(line))
  }

  /** `order[doc]` is the job, as counted by `add`, that is numbered doc. */
  async build(order: Uint32Array, densePlaces: number | undefined, pace: Throttle): Promise<LineIndex> {
    this.#starts.push(this.#lines.length)
    const lineStarts = new Uint32Array(order.length + 1)
    const lines = new Uint32Array(this.#lines.length)
    const docStarts = new Uint32Array(this.#dictionary.size + 1)
    for (let doc = 0, at = 0; doc < order.length; doc++) {
      for (let i = this.#starts.at(order[doc]!); i < this.#starts.at(order[doc]! + 1); i++) {
        const line = this.#lines.at(i)
        lines[at++] = line
        docStarts[line + 1]!++
      }
      lineStarts[doc + 1] = at
      if (doc % 512 === 0 && pace.due) await pace.rest()
    }
    const shared = new Map<number, DocSet>()
    for (let line = 0; line < this.#dictionary.size; line++) {
      const count = docStarts[line + 1]!
      const isShared = count * 32 > order.length && count > 64
      if (isShared) shared.set(line, { words: new Uint32Array(Math.ceil(order.length / 32)) })
      docStarts[line + 1] = docStarts[line]! + (isShared ? 0 : count)
      if (line % 8192 === 0 && pace.due) await pace.rest()
    }
    const docs = new Uint32Array(docStarts.at(-1)!)
    if (pace.due) await pace.rest()
    const free = docStarts.slice()
    for (let doc = 0; doc < order.length; doc++) {
      for (let i = lineStarts[doc]!; i < lineStarts[doc + 1]!; i++) {
        const set = shared.size > 0 ? shared.get(lines[i]!) : undefined
        if (set && 'words' in set) set.words[doc >>> 5]! |= 1 << (doc & 31)
        else docs[free[lines[i]!]!++] = doc
      }
      if (doc % 512 === 0 && pace.due) await pace.rest()
    }
    const blocks: TextBlock[] = []
    for (const block of this.#dictionary.blocks()) blocks.push(await TextBlock.build(block, pace))
    const index = new LineIndex({ blocks, docStarts, docs, shared, dense: new Map(), lineStarts, lines })
    const most = densePlaces ?? placesWorthWaiting(order.length, lines.length / Math.max(1, this.#dictionary.size))
    index.parts.dense = await denseStrings(index, order.length, most, pace)
    return index
  }
}

// As many as are gathered in about a millisecond: fewer where a line stands in many jobs, as the lines of skills do.
const placesWorthWaiting = (jobs: number, jobsOfLine: number): number => Math.max(16, Math.min(Math.max(512, jobs >>> 8), jobs / (8 * jobsOfLine)))
