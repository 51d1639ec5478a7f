import { addDocSet, docSetBytes, type DocSet } from '../bits/doc-set.ts'
import { hasEdges, standsAlone } from '../words/word-edges.ts'
import { sortedDepth } from './sort-suffixes.ts'
import { ofOneJob, type Range, type TextBlock } from './text-block.ts'

/** The jobs of a string, worked out ahead: wherever it stands, and where it stands alone; only that which would take long. */
export type DenseSets = { all?: DocSet; alone?: DocSet }

export type LineIndexParts = {
  blocks: TextBlock[]
  /** Per line, its jobs: docs[docStarts[line]] up to docs[docStarts[line + 1]]; the lines of very many jobs are in `shared`. */
  docStarts: Uint32Array
  docs: Uint32Array
  shared: Map<number, DocSet>
  /** The jobs of strings that stand in too many places to be gathered during a request. */
  dense: Map<string, DenseSets>
  /** Per job, its lines in order. */
  lineStarts: Uint32Array
  lines: Uint32Array
}

/** The sets of all strings, each once. */
export const densePacked = (dense: Map<string, DenseSets>): DocSet[] => [
  ...new Set(Array.from(dense.values(), ({ all, alone }) => [all, alone]).flatMap((sets) => sets.filter((set) => set !== undefined))),
]

/** One field of many jobs: the jobs that contain a word, exactly, without looking at a job that does not. */
export class LineIndex {
  readonly parts: LineIndexParts

  constructor(parts: LineIndexParts) {
    this.parts = parts
  }

  /** Adds the jobs whose field contains the string, in other words too. */
  addMatches(text: string, into: Uint32Array): void {
    const dense = this.parts.dense.get(text)?.all
    if (dense) addDocSet(dense, into)
    else this.#gather(text, into, false)
  }

  /** Adds the jobs whose field contains the word as a word. */
  addWord(word: string, into: Uint32Array): void {
    if (!hasEdges(word)) return this.addMatches(word, into)
    const dense = this.parts.dense.get(word)?.alone
    if (dense) addDocSet(dense, into)
    else this.#gather(word, into, true)
  }

  /** Adds the jobs of the lines at those of a block's sorted places that are kept. */
  addPlaces(block: TextBlock, range: { from: number; to: number }, into: Uint32Array, keep?: (place: number) => boolean): void {
    if (keep) this.#addKept(block, range, into, keep)
    else this.#addAll(block, range, into)
  }

  read(doc: number): string[] {
    const { lineStarts, lines } = this.parts
    return Array.from(lines.subarray(lineStarts[doc], lineStarts[doc + 1]), (line) => this.#line(line))
  }

  bytes(): { text: number; index: number } {
    const { blocks, docStarts, docs, shared, dense, lineStarts, lines } = this.parts
    let index = docStarts.byteLength + docs.byteLength + lineStarts.byteLength + lines.byteLength
    for (const set of shared.values()) index += docSetBytes(set)
    for (const set of densePacked(dense)) index += docSetBytes(set)
    let text = 0
    for (const { parts } of blocks) {
      text += parts.text.byteLength
      index += parts.low.byteLength + parts.high.byteLength + parts.lineAt.byteLength + parts.lineStarts.byteLength
    }
    return { text, index: index + dense.size * 64 }
  }

  #gather(word: string, into: Uint32Array, alone: boolean): void {
    const { start, ranges } = this.#rarest(word)
    this.parts.blocks.forEach((block, i) => {
      const range = ranges[i]!
      if (range.from === range.to) return
      const { text } = block.parts
      const isCompared = !range.isExact || start > 0
      const keep = (place: number) =>
        (!isCompared || block.reads(place, word, start)) && (!alone || standsAlone(text, place - start, place - start + word.length))
      this.addPlaces(block, range, into, isCompared || alone ? keep : undefined)
    })
  }

  // The two loops stand apart, because nearly all time of a search for a usual string is spent in the first.
  #addAll(block: TextBlock, { from, to }: { from: number; to: number }, into: Uint32Array): void {
    const { low, high, lineAt } = block.parts
    // A word often stands in one line many times; the jobs of such a line are added once.
    const sharedSets = new Set<DocSet>()
    for (let i = from; i < to; i++) {
      const place = low[i]! | (high[i]! << 16)
      const doc = lineAt[place >>> 5]! ^ ofOneJob
      if (doc >= 0) into[doc >>> 5]! |= 1 << (doc & 31)
      else this.#addLine(block, place, into, sharedSets)
    }
    for (const set of sharedSets) addDocSet(set, into)
  }

  #addKept(block: TextBlock, { from, to }: { from: number; to: number }, into: Uint32Array, keep: (place: number) => boolean): void {
    const { lineAt } = block.parts
    const sharedSets = new Set<DocSet>()
    for (let i = from; i < to; i++) {
      const place = block.place(i)
      if (!keep(place)) continue
      const doc = lineAt[place >>> 5]! ^ ofOneJob
      if (doc >= 0) into[doc >>> 5]! |= 1 << (doc & 31)
      else this.#addLine(block, place, into, sharedSets)
    }
    for (const set of sharedSets) addDocSet(set, into)
  }

  #addLine(block: TextBlock, place: number, into: Uint32Array, sharedSets: Set<DocSet>): void {
    const { docStarts, docs, shared } = this.parts
    const { lineAt, lineStarts, firstLine } = block.parts
    let inBlock = lineAt[place >>> 5]!
    while (lineStarts[inBlock + 1]! <= place) inBlock++
    const line = firstLine + inBlock
    const to = docStarts[line + 1]!
    let at = docStarts[line]!
    const set = at === to ? shared.get(line) : undefined
    if (set) sharedSets.add(set)
    for (; at < to; at++) {
      const doc = docs[at]!
      into[doc >>> 5]! |= 1 << (doc & 31)
    }
  }

  #line(line: number): string {
    const { blocks } = this.parts
    let block = blocks.length - 1
    while (block > 0 && blocks[block]!.parts.firstLine > line) block--
    return blocks[block]!.line(line)
  }

  #rarest(word: string): { start: number; ranges: Range[] } {
    let best: { start: number; ranges: Range[] } | undefined
    let fewest = Infinity
    for (let start = 0; start === 0 || start + sortedDepth <= word.length; start++) {
      // Places of blanks are not sorted, so none would be found from one on.
      if (word.charCodeAt(start) === 0x20) continue
      const ranges = this.parts.blocks.map((block) => block.range(word, start))
      const places = ranges.reduce((sum, range) => sum + range.to - range.from, 0)
      if (places < fewest) [best, fewest] = [{ start, ranges }, places]
      if (places === 0) break
    }
    return best ?? { start: 0, ranges: [] }
  }
}
