import { NumberList } from '../bits/number-list.ts'

const blockBits = 24
export const blockUnits = 1 << blockBits

/** Every distinct line of text once, as UTF-16 in blocks; a line is followed by a line break and stays in one block. */
export class LineDictionary {
  readonly #blocks: Uint16Array[] = []
  readonly #firstLines: number[] = []
  readonly #starts = new NumberList()
  readonly #lengths = new NumberList()
  readonly #hashes = new NumberList()
  #used = blockUnits
  #table = new Uint32Array(4096)

  get size(): number {
    return this.#starts.length
  }

  add(text: string): number {
    const line = text.length < blockUnits ? text : text.slice(0, blockUnits - 1)
    let hash = 0x811c9dc5
    for (let i = 0; i < line.length; i++) hash = Math.imul(hash ^ line.charCodeAt(i), 0x01000193)
    hash = (hash ^ (hash >>> 15)) >>> 0
    const mask = this.#table.length - 1
    let slot = hash & mask
    for (; this.#table[slot] !== 0; slot = (slot + 1) & mask) {
      const known = this.#table[slot]! - 1
      if (this.#hashes.at(known) === hash && this.#reads(known, line)) return known
    }
    this.#table[slot] = this.size + 1
    this.#append(line, hash)
    return this.size - 1
  }

  /** Each block's text and the number of its first line. */
  blocks(): { text: Uint16Array; firstLine: number; lineStarts: Uint32Array }[] {
    return this.#blocks.map((block, i) => {
      const firstLine = this.#firstLines[i]!
      const end = this.#firstLines[i + 1] ?? this.size
      const lineStarts = new Uint32Array(end - firstLine + 1)
      for (let line = firstLine; line < end; line++) lineStarts[line - firstLine] = this.#starts.at(line) & (blockUnits - 1)
      const units = end > firstLine ? lineStarts[end - firstLine - 1]! + this.#lengths.at(end - 1) + 1 : 0
      lineStarts[end - firstLine] = units
      return { text: block.slice(0, units), firstLine, lineStarts }
    })
  }

  #reads(line: number, text: string): boolean {
    if (this.#lengths.at(line) !== text.length) return false
    const start = this.#starts.at(line)
    const block = this.#blocks[start >>> blockBits]!
    const at = start & (blockUnits - 1)
    for (let i = 0; i < text.length; i++) if (block[at + i] !== text.charCodeAt(i)) return false
    return true
  }

  #append(line: string, hash: number): void {
    if (this.#used + line.length + 1 > blockUnits) {
      this.#blocks.push(new Uint16Array(1 << 16))
      this.#firstLines.push(this.size)
      this.#used = 0
    }
    let block = this.#blocks.at(-1)!
    if (this.#used + line.length + 1 > block.length) {
      const grown = new Uint16Array(Math.min(blockUnits, Math.max(block.length * 2, this.#used + line.length + 1)))
      grown.set(block)
      this.#blocks[this.#blocks.length - 1] = block = grown
    }
    this.#starts.push((this.#blocks.length - 1) * blockUnits + this.#used)
    this.#lengths.push(line.length)
    this.#hashes.push(hash)
    for (let i = 0; i < line.length; i++) block[this.#used + i] = line.charCodeAt(i)
    block[this.#used + line.length] = 0x0a
    this.#used += line.length + 1
    if (this.size * 2 > this.#table.length) this.#grow()
  }

  #grow(): void {
    const table = new Uint32Array(this.#table.length * 2)
    for (let line = 0; line < this.size; line++) {
      let slot = this.#hashes.at(line) & (table.length - 1)
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1)
      table[slot] = line + 1
    }
    this.#table = table
  }
}
