import { addDocSet, docSetBytes, type DocSet } from '../bits/doc-set.ts'
import { beginsAlone, endingOf, endsAlone, hasEdges } from '../words/word-edges.ts'
import { compoundsOf, isPartedWrongly } from '../words/wrong-partings.ts'
import { sortedDepth } from './sort-suffixes.ts'
import { ofSeveral } from './owners.ts'
import type { Range, TextBlock } from './text-block.ts'

/** The jobs of a string, worked out ahead: wherever it stands, and where it stands alone; only that which would take long. */
export type DenseSets = { all?: DocSet; alone?: DocSet }

export type LineIndexParts = {
  blocks: TextBlock[]
  /** The jobs of lines of several, by the number of the list: docs[docStarts[number]] up to docs[docStarts[number + 1]]. Those of very many jobs are in `shared`. */
  docStarts: Uint32Array
  docs: Uint32Array
  shared: Map<number, DocSet>
  /** The jobs of strings that stand in too many places to be gathered during a request. */
  dense: Map<string, DenseSets>
  /** Per job, its lines in order; behind a line `goingOn` and so many of the next ones. */
  lineStarts: Uint32Array
  lines: Uint32Array
}

/** What is looked for at places where the word stands from `start` on: as a separate word, and whether the word is to be compared. */
type Sought = { word: string; start: number; isAlone: boolean; isRead: boolean }

/** The bitmap of jobs to which a search adds, a second time with signed numbers, which the compiled code sets bits in twice as fast; and jobs of lines of very many, to be added once. */
type Found = { words: Uint32Array; bits: Int32Array; shared: Set<DocSet> }
const found = (words: Uint32Array): Found => ({ words, bits: new Int32Array(words.buffer, words.byteOffset, words.length), shared: new Set() })
const addShared = ({ words, shared }: Found): void => {
  for (const set of shared) addDocSet(set, words)
  shared.clear()
}

// As measured: a place of one job is looked up in tables that stand near the processor, a list has to be fetched.
const [perPlace, perList, perJob] = [15, 80, 3]

/** So many places are looked at together, and the runs in which they are. */
const together = 1024
const places = new Int32Array(together)
const runs = new Int32Array(together)

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
    if (word === undefined) this.#addAll(block, range, found(into))
    else this.#addKept(block, range, found(into), { word, start: 0, isAlone: true, isRead: false })
  }

  /** About how many nanoseconds it takes a search to add the jobs at a sorted place. */
  effortAt(block: TextBlock, at: number): number {
    const owner = block.parts.owners.at(block.place(at))
    const { docStarts } = this.parts
    return owner < ofSeveral ? perPlace : perList + (docStarts[owner - ofSeveral + 1]! - docStarts[owner - ofSeveral]!) * perJob
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
    const { blocks, docStarts, docs, shared, dense, lineStarts, lines } = this.parts
    let index = docStarts.byteLength + docs.byteLength + lineStarts.byteLength + lines.byteLength
    for (const set of shared.values()) index += docSetBytes(set)
    for (const set of densePacked(dense)) index += docSetBytes(set)
    let text = 0
    for (const { parts } of blocks) {
      text += parts.text.byteLength
      index += parts.low.byteLength + parts.high.byteLength + parts.begins.byteLength + parts.ends.byteLength + parts.owners.bytes + parts.lineStarts.byteLength
    }
    return { text, index: index + dense.size * 64 }
  }

  #gather(word: string, into: Uint32Array, alone: boolean): void {
    const { start, ranges } = this.#rarest(word)
    const to = found(into)
    this.parts.blocks.forEach((block, i) => {
      const range = ranges[i]!
      if (range.from === range.to) return
      if (range.isExact && start === 0 && !alone) this.#addAll(block, range, to)
      else this.#addKept(block, range, to, { word, start, isAlone: alone, isRead: !range.isExact || start > 0 })
    })
  }

  #addAll(block: TextBlock, { from, to }: { from: number; to: number }, into: Found): void {
    const { low, high } = block.parts
    for (let at = from; at < to; at += together) {
      const count = Math.min(to - at, together)
      for (let i = 0; i < count; i++) places[i] = low[at + i]! | (high[at + i]! << 16)
      this.#addOwners(block, count, into)
    }
    addShared(into)
  }

  #addKept(block: TextBlock, { from, to }: { from: number; to: number }, into: Found, { word, start, isAlone, isRead }: Sought): void {
    const { text, low, high, begins, ends } = block.parts
    const length = word.length - start
    const ending = isAlone ? endingOf(word) : 'anything'
    const compounds = isAlone ? compoundsOf(word) : undefined
    const before = isAlone && start === 0 ? block.bitsBefore(word.charCodeAt(0)) : -1
    let count = 0
    for (let i = from; i < to; i++) {
      if (before >= 0) {
        const bit = i - before
        if (((begins[bit >>> 3]! >>> (bit & 7)) & 1) === 0) {
          if (begins[bit >>> 3] === 0) i += 7 - (bit & 7)
          continue
        }
      }
      const place = low[i]! | (high[i]! << 16)
      if (isRead && !block.reads(place, word, start)) continue
      const [begin, end] = [place - start, place + length]
      if (ending === 'read' && !endsAlone(text, begin, end)) continue
      if (compounds && isPartedWrongly(text, begin, end, compounds)) continue
      if (isAlone && start > 0 && !beginsAlone(text, begin)) continue
      places[count] = place
      count += ending === 'marked' ? (ends[end >>> 3]! >>> (end & 7)) & 1 : 1
      if (count < together) continue
      this.#addOwners(block, count, into)
      count = 0
    }
    this.#addOwners(block, count, into)
    addShared(into)
  }

  /** Adds the jobs of so many of `places`. */
  #addOwners(block: TextBlock, count: number, into: Found): void {
    const { starts, owners, firsts, windowBits } = block.parts.owners.runs
    const { bits } = into
    // Without a branch the processor fetches the numbers of many places at once; nearly all places are in the first three runs of their window.
    for (let i = 0; i < count; i++) {
      const place = places[i]!
      let run = firsts[place >>> windowBits]!
      run += (starts[run + 1]! - 1 - place) >>> 31
      run += (starts[run + 1]! - 1 - place) >>> 31
      runs[i] = run
    }
    let several = 0
    for (let i = 0; i < count; i++) {
      let run = runs[i]!
      while (starts[run + 1]! <= places[i]!) run++
      const owner = owners[run]!
      if (owner < ofSeveral) bits[owner >>> 5]! |= 1 << (owner & 31)
      else runs[several++] = owner - ofSeveral
    }
    if (several > 0) this.#addLists(several, into)
  }

  /** Adds the jobs of so many lists, whose numbers are in `runs`. */
  #addLists(count: number, { bits, shared }: Found): void {
    const { docStarts, docs } = this.parts
    for (let i = 0; i < count; i++) places[i] = docStarts[runs[i]!]!
    // Reading the first of each list lets the processor fetch the lists at once.
    let first = 0
    for (let i = 0; i < count; i++) first ^= docs[places[i]!] ?? 0
    // Never so; without a question about it the reads would be left out.
    if (first < 0) return
    for (let i = 0; i < count; i++) {
      let at = places[i]!
      const to = docStarts[runs[i]! + 1]!
      if (at === to) shared.add(this.parts.shared.get(runs[i]!)!)
      for (; at < to; at++) {
        const doc = docs[at]!
        bits[doc >>> 5]! |= 1 << (doc & 31)
      }
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
