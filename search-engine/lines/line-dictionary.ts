import { NumberList } from '../bits/number-list.ts'

const blockBits = 24
export const blockUnits = 1 << blockBits
const tableBits = 8

/** Every distinct line of text once, as UTF-16 in blocks; a line is followed by a line break and stays in one block. */
export class LineDictionary {
  readonly #blocks: Uint16Array[] = []
  readonly #firstLines: number[] = []
  readonly #starts = NumberList.ofIntegers()
  readonly #lengths = NumberList.ofIntegers()
  readonly #hashes = NumberList.ofIntegers()
  #used = blockUnits
  /** The units of the line at hand. */
  #line = new Uint16Array(1 << 12)
  // Many small tables, told apart by the hash's first bits: each grows by itself, which takes a fraction of a millisecond.
  readonly #tables = Array.from({ length: 1 << tableBits }, () => ({ slots: new Uint32Array(16), lines: 0 }))

  get size(): number {
    return this.#starts.length
  }

  add(text: string): number {
    const length = Math.min(text.length, blockUnits - 1)
    if (this.#line.length < length) this.#line = new Uint16Array(length * 2)
    const line = this.#line
    for (let i = 0; i < length; i++) line[i] = text.charCodeAt(i)
    let hash = 0x811c9dc5
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ line[i]!, 0x01000193)
    hash = (hash ^ (hash >>> 15)) >>> 0
    const table = this.#tables[hash >>> (32 - tableBits)]!
    const mask = table.slots.length - 1
    let slot = hash & mask
    for (; table.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const known = table.slots[slot]! - 1
      if (this.#hashes.at(known) === hash && this.#reads(known, length)) return known
    }
    table.slots[slot] = this.size + 1
    this.#append(length, hash)
    if (++table.lines * 2 > table.slots.length) table.slots = this.#grown(table.slots)
    return this.size - 1
  }

  /** Each block's text and the number of its first line. */
  *blocks(): Generator<{ text: Uint16Array; firstLine: number; lineStarts: Uint32Array }> {
    for (const [i, block] of this.#blocks.entries()) {
      const firstLine = this.#firstLines[i]!
      const end = this.#firstLines[i + 1] ?? this.size
      const lineStarts = new Uint32Array(end - firstLine + 1)
      for (let line = firstLine; line < end; line++) lineStarts[line - firstLine] = this.#starts.at(line) & (blockUnits - 1)
      const units = end > firstLine ? lineStarts[end - firstLine - 1]! + this.#lengths.at(end - 1) + 1 : 0
      lineStarts[end - firstLine] = units
      // A full block is stored whole; of the last one, which grew by doubling, only the used part.
      yield { text: i + 1 < this.#blocks.length ? block.subarray(0, units) : block.slice(0, units), firstLine, lineStarts }
    }
  }

  /** Whether a line is the one at hand, which has so many units. */
  #reads(line: number, length: number): boolean {
    if (this.#lengths.at(line) !== length) return false
    const start = this.#starts.at(line)
    const block = this.#blocks[start >>> blockBits]!
    const at = start & (blockUnits - 1)
    const units = this.#line
    for (let i = 0; i < length; i++) if (block[at + i] !== units[i]) return false
    return true
  }

  #append(length: number, hash: number): void {
    if (this.#used + length + 1 > blockUnits) {
      this.#blocks.push(new Uint16Array(1 << 16))
      this.#firstLines.push(this.size)
      this.#used = 0
    }
    let block = this.#blocks.at(-1)!
    if (this.#used + length + 1 > block.length) {
      const grown = new Uint16Array(Math.min(blockUnits, Math.max(block.length * 2, this.#used + length + 1)))
      grown.set(block)
      this.#blocks[this.#blocks.length - 1] = block = grown
    }
    this.#starts.push((this.#blocks.length - 1) * blockUnits + this.#used)
    this.#lengths.push(length)
    this.#hashes.push(hash)
    block.set(this.#line.subarray(0, length), this.#used)
    block[this.#used + length] = 0x0a
    this.#used += length + 1
  }

  #grown(slots: Uint32Array): Uint32Array<ArrayBuffer> {
    const grown = new Uint32Array(slots.length * 2)
    for (const entry of slots) {
      if (entry === 0) continue
      let slot = this.#hashes.at(entry - 1) & (grown.length - 1)
      while (grown[slot] !== 0) slot = (slot + 1) & (grown.length - 1)
      grown[slot] = entry
    }
    return grown
  }
}
