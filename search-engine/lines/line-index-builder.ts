import type { DocSet } from '../bits/doc-set.ts'
import { NumberList } from '../bits/number-list.ts'
import type { Throttle } from '../throttle.ts'
import { denseStrings } from './dense-strings.ts'
import { LineDictionary } from './line-dictionary.ts'
import { goingOn, LineIndex } from './line-index.ts'
import { ofSeveral } from './owners.ts'
import { TextBlock } from './text-block.ts'

/** What a search may spend on one word in one field, in nanoseconds, and more in a large index. */
const [leastEffort, effortPerJob] = [150_000, 0.4]

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
    // Counts the jobs of each line first.
    const jobs = new Uint32Array(this.#dictionary.size)
    for (let doc = 0, at = 0; doc < order.length; doc++) {
      for (let i = this.#starts.at(order[doc]!); i < this.#starts.at(order[doc]! + 1); i++) {
        const line = this.#lines.at(i)
        lines[at++] = line
        jobs[line]!++
      }
      lineStarts[doc + 1] = at
      if (doc % 512 === 0 && pace.due) await pace.rest()
    }
    const shared = new Map<number, DocSet>()
    const listStarts = NumberList.ofIntegers()
    let listed = 0
    for (let line = 0; line < jobs.length; line++) {
      const count = jobs[line]!
      if (count !== 1) {
        if (count * 32 > order.length && count > 64) shared.set(listStarts.length, { words: new Uint32Array(Math.ceil(order.length / 32)) })
        jobs[line] = ofSeveral + listStarts.length
        listStarts.push(listed)
        if (!shared.has(listStarts.length - 1)) listed += count
      }
      if (line % 8192 === 0 && pace.due) await pace.rest()
    }
    listStarts.push(listed)
    const docStarts = Uint32Array.from({ length: listStarts.length }, (_, list) => listStarts.at(list))
    const docs = new Uint32Array(listed)
    if (pace.due) await pace.rest()
    const free = docStarts.slice()
    for (let doc = 0; doc < order.length; doc++) {
      for (let i = lineStarts[doc]!; i < lineStarts[doc + 1]!; i++) {
        const line = lines[i]!
        const list = jobs[line]!
        if (list < ofSeveral) {
          jobs[line] = doc
          continue
        }
        const set = shared.size > 0 ? shared.get(list - ofSeveral) : undefined
        if (set && 'words' in set) set.words[doc >>> 5]! |= 1 << (doc & 31)
        else docs[free[list - ofSeveral]!++] = doc
      }
      if (doc % 512 === 0 && pace.due) await pace.rest()
    }
    const blocks: TextBlock[] = []
    for (const block of this.#dictionary.blocks()) blocks.push(await TextBlock.build(block, jobs, pace))
    const index = new LineIndex({ blocks, docStarts, docs, shared, dense: new Map(), ...(await pace.through(shortened(lineStarts, lines))) })
    const nanoseconds = Math.max(leastEffort, order.length * effortPerJob)
    index.parts.dense = await denseStrings(index, order.length, densePlaces === undefined ? { nanoseconds } : { places: densePlaces }, pace)
    return index
  }
}

/** Lines that follow one another, as those of a job that no other has, in two numbers. */
function* shortened(lineStarts: Uint32Array, lines: Uint32Array): Generator<void, { lineStarts: Uint32Array; lines: Uint32Array }> {
  const starts = new Uint32Array(lineStarts.length)
  let used = 0
  for (let doc = 0; doc + 1 < lineStarts.length; doc++) {
    const end = lineStarts[doc + 1]!
    for (let at = lineStarts[doc]!; at < end; ) {
      const line = lines[at++]!
      lines[used++] = line
      let next = 0
      while (at + next < end && lines[at + next] === line + next + 1) next++
      if (next < 2) continue
      lines[used++] = goingOn + next
      at += next
    }
    starts[doc + 1] = used
    if (doc % 2048 === 0) yield
  }
  return { lineStarts: starts, lines: lines.slice(0, used) }
}
