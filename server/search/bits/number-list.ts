/** A list of unsigned 32-bit numbers that grows outside the JavaScript heap. */
export class NumberList {
  #items = new Uint32Array(1024)
  length = 0

  push(item: number): void {
    if (this.length === this.#items.length) {
      const grown = new Uint32Array(this.#items.length * 2)
      grown.set(this.#items)
      this.#items = grown
    }
    this.#items[this.length++] = item
  }

  at(index: number): number {
    return this.#items[index] ?? 0
  }
  trimmed(): Uint32Array {
    return this.#items.slice(0, this.length)
  }
}
