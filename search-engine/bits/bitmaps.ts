import { bitKernel, type BitKernel } from './bit-kernel.ts'

/** `count` bitmaps of `size` bits each, side by side in one memory, named by their number. Behind them, from `end` on, there is room for lists and rows. */
export class Bitmaps {
  readonly size: number
  readonly count: number
  readonly stride: number
  readonly end: number
  readonly buffer: ArrayBuffer
  readonly #kernel: BitKernel
  readonly #words: Uint32Array[] = []
  #active: number

  constructor(size: number, count: number, moreBytes = 0) {
    this.size = size
    this.count = count
    this.stride = Math.max(32, Math.ceil(size / 256) * 32)
    this.end = this.stride * count
    const memory = new WebAssembly.Memory({ initial: Math.ceil((this.end + moreBytes) / 65536) })
    this.buffer = memory.buffer
    this.#kernel = bitKernel(memory)
    this.#active = this.stride
  }

  /** Only the first `size` bits take part from here on: those after them are expired jobs. */
  limit(size: number): void {
    this.#active = Math.max(32, Math.ceil(size / 256) * 32)
  }

  get activeWords(): number {
    return this.#active / 4
  }

  words(bitmap: number): Uint32Array {
    return (this.#words[bitmap] ??= this.#view(bitmap))
  }

  has(bitmap: number, bit: number): boolean {
    return (((this.words(bitmap)[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1
  }
  add(bitmap: number, bit: number): void {
    const words = this.words(bitmap)
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31))
  }
  delete(bitmap: number, bit: number): void {
    const words = this.words(bitmap)
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) & ~(1 << (bit & 31))
  }

  /** Adds the first `count` bits, as far as they take part. */
  addFirst(count: number, to: number): void {
    const words = this.words(to)
    const whole = Math.min(count >>> 5, this.activeWords)
    words.fill(0xffff_ffff, 0, whole)
    if (whole < this.activeWords) words[whole] = (words[whole] ?? 0) | ((1 << (count & 31)) - 1)
  }

  clear(bitmap: number): void {
    this.#part(bitmap).fill(0)
  }
  copy(to: number, from: number): void {
    this.#part(to).set(this.#part(from))
  }
  and(to: number, other: number): void {
    this.#kernel.and(to * this.stride, other * this.stride, 0, this.#active)
  }
  or(to: number, other: number): void {
    this.#kernel.or(to * this.stride, other * this.stride, 0, this.#active)
  }
  andNot(to: number, other: number): void {
    this.#kernel.andNot(to * this.stride, other * this.stride, 0, this.#active)
  }
  common(one: number, other: number): number {
    return this.#kernel.common(one * this.stride, other * this.stride, 0, this.#active)
  }
  /** Adds three bitmaps bit by bit: the sum goes to the first, the carry to the second. */
  addBits(sum: number, carry: number, third: number): void {
    this.#kernel.add(sum * this.stride, carry * this.stride, third * this.stride, this.#active)
  }
  /** Of a list of jobs at a place in the memory, those that a bitmap has. */
  commonListed(list: { at: number; length: number }, bitmap: number): number {
    return list.length === 0 ? 0 : this.#kernel.commonListed(list.at, bitmap * this.stride, 0, list.length * 4)
  }
  addListed(list: { at: number; length: number }, to: number): void {
    if (list.length > 0) this.#kernel.addListed(list.at, to * this.stride, 0, list.length * 4)
  }
  countRows(bitmap: number, { starts, rows, counts }: { starts: number; rows: number; counts: number }): void {
    this.#kernel.countRows(bitmap * this.stride, starts, rows, this.#active, counts)
  }
  total(bitmap: number): number {
    return this.common(bitmap, bitmap)
  }

  /** A bitmap too many would lie upon the lists, and change them silently. */
  #view(bitmap: number): Uint32Array {
    if (bitmap >= this.count) throw new RangeError(`There is no bitmap ${bitmap} of ${this.count}`)
    return new Uint32Array(this.buffer, bitmap * this.stride, this.stride / 4)
  }

  #part(bitmap: number): Uint32Array {
    return this.words(bitmap).subarray(0, this.#active / 4)
  }
}
