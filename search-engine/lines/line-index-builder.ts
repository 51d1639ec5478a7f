import type { DocSet } from '../bits/doc-set.ts'
import { NumberList } from '../bits/number-list.ts'
import type { Throttle } from '../throttle.ts'
import { denseStrings } from './dense-strings.ts'
import { LineDictionary } from './line-dictionary.ts'
import { LineIndex } from './line-index.ts'
import { TextBlock } from './text-block.ts'

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
