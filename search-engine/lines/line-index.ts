import { addDocSet, docSetBytes, type DocSet } from '../bits/doc-set.ts'
import { beginsAlone, endingOf, endsAlone, hasEdges } from '../words/word-edges.ts'
import { isPartedWrongly, mayBeParted } from '../words/wrong-partings.ts'
import { sortedDepth } from './sort-suffixes.ts'
import { ofOneJob, type Range, type TextBlock, windowBits } from './text-block.ts'

/** The jobs of a string, worked out ahead: wherever it stands, and where it stands alone; only that which would take long. */
export type DenseSets = { all?: DocSet; alone?: DocSet }

export type LineIndexParts = {
  blocks: TextBlock[]
  /** Per line its one job; or `ofSeveral` and the number of its list: docs[docStarts[number]] up to docs[docStarts[number + 1]]. Lines of very many jobs are in `shared`. */
  jobs: Uint32Array
  docStarts: Uint32Array
  docs: Uint32Array
  shared: Map<number, DocSet>
  /** The jobs of strings that stand in too many places to be gathered during a request. */
  dense: Map<string, DenseSets>
  /** Per job, its lines in order; behind a line `goingOn` and so many of the next ones. */
  lineStarts: Uint32Array
  lines: Uint32Array
}

/** What is looked for at places where the word stands from `start` on: as a word of its own, and whether the word is to be compared. */
type Sought = { word: string; start: number; isAlone: boolean; isRead: boolean }

export const ofSeveral = 0x80000000
export const goingOn = 0x80000000

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

  /** Adds the jobs of the lines at a block's sorted places; of a word only where it stands alone. */
  addPlaces(block: TextBlock, range: { from: number; to: number }, into: Uint32Array, word?: string): void {
    if (word === undefined) this.#addAll(block, range, into)
    else this.#addKept(block, range, into, { word, start: 0, isAlone: true, isRead: false })
  }

  read(doc: number): string[] {
    const { lineStarts, lines } = this.parts
    const texts: string[] = []
    for (let at = lineStarts[doc]!; at < lineStarts[doc + 1]!; at++) {
      const line = lines[at]!
      if (line < goingOn) texts.push(this.#line(line))
      else for (let next = 1; next <= line - goingOn; next++) texts.push(this.#line(lines[at - 1]! + next))
    }
    return texts
  }

  bytes(): { text: number; index: number } {
    const { blocks, jobs, docStarts, docs, shared, dense, lineStarts, lines } = this.parts
    let index = jobs.byteLength + docStarts.byteLength + docs.byteLength + lineStarts.byteLength + lines.byteLength
    for (const set of shared.values()) index += docSetBytes(set)
    for (const set of densePacked(dense)) index += docSetBytes(set)
    let text = 0
    for (const { parts } of blocks) {
      text += parts.text.byteLength
      index +=
        parts.low.byteLength + parts.high.byteLength + parts.begins.byteLength + parts.ends.byteLength + parts.lineAt.byteLength + parts.lineStarts.byteLength
    }
    return { text, index: index + dense.size * 64 }
  }

  #gather(word: string, into: Uint32Array, alone: boolean): void {
    const { start, ranges } = this.#rarest(word)
    this.parts.blocks.forEach((block, i) => {
      const range = ranges[i]!
      if (range.from === range.to) return
      if (range.isExact && start === 0 && !alone) this.#addAll(block, range, into)
      else this.#addKept(block, range, into, { word, start, isAlone: alone, isRead: !range.isExact || start > 0 })
    })
  }

  // The two loops stand apart, because nearly all time of a search for a usual string is spent in the first.
  #addAll(block: TextBlock, { from, to }: { from: number; to: number }, into: Uint32Array): void {
    const { low, high, lineAt } = block.parts
    // A word often stands in one line many times; the jobs of such a line are added once.
    const sharedSets = new Set<DocSet>()
    for (let i = from; i < to; i++) {
      const place = low[i]! | (high[i]! << 16)
      const doc = lineAt[place >>> windowBits]! ^ ofOneJob
      if (doc >= 0) into[doc >>> 5]! |= 1 << (doc & 31)
      else this.#addLine(block, place, into, sharedSets)
    }
    for (const set of sharedSets) addDocSet(set, into)
  }

  #addKept(block: TextBlock, { from, to }: { from: number; to: number }, into: Uint32Array, { word, start, isAlone, isRead }: Sought): void {
    const { text, low, high, lineAt, begins, ends } = block.parts
    const sharedSets = new Set<DocSet>()
    const length = word.length - start
    const ending = isAlone ? endingOf(word) : 'anything'
    const isParted = isAlone && mayBeParted(word)
    for (let i = from; i < to; i++) {
      if (isAlone && start === 0 && ((begins[i >>> 3]! >>> (i & 7)) & 1) === 0) {
        if (begins[i >>> 3] === 0) i |= 7
        continue
      }
      const place = low[i]! | (high[i]! << 16)
      if (isRead && !block.reads(place, word, start)) continue
      const [begin, end] = [place - start, place + length]
      if (ending === 'marked' && ((ends[end >>> 3]! >>> (end & 7)) & 1) === 0) continue
      if (ending === 'read' && !endsAlone(text, begin, end)) continue
      if (isParted && isPartedWrongly(text, begin, end)) continue
      if (isAlone && start > 0 && !beginsAlone(text, begin)) continue
      const doc = lineAt[place >>> windowBits]! ^ ofOneJob
      if (doc >= 0) into[doc >>> 5]! |= 1 << (doc & 31)
      else this.#addLine(block, place, into, sharedSets)
    }
    for (const set of sharedSets) addDocSet(set, into)
  }

  #addLine(block: TextBlock, place: number, into: Uint32Array, sharedSets: Set<DocSet>): void {
    const { jobs, docStarts, docs, shared } = this.parts
    const { lineAt, lineStarts, firstLine } = block.parts
    let inBlock = lineAt[place >>> windowBits]!
    while (lineStarts[inBlock + 1]! <= place) inBlock++
    const line = firstLine + inBlock
    const own = jobs[line]!
    if (own < ofSeveral) {
      into[own >>> 5]! |= 1 << (own & 31)
      return
    }
    const to = docStarts[own - ofSeveral + 1]!
    let at = docStarts[own - ofSeveral]!
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
