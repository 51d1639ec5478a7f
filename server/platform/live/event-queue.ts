/** The events that wait for one open page; `next` waits for more, and gives nothing once it is closed. */
export class EventQueue<Item> {
  #items: Item[] = []
  #isClosed = false
  #wake: (() => void) | undefined

  push(...items: Item[]) {
    this.#items.push(...items)
    this.#wake?.()
  }

  close() {
    this.#isClosed = true
    this.#wake?.()
  }

  get length() {
    return this.#items.length
  }

  /** All waiting events at once: a browser that fell behind asks once for all of them. */
  async next(): Promise<Item[] | undefined> {
    while (this.#items.length === 0 && !this.#isClosed) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#isClosed ? undefined : this.#items.splice(0)
  }
}
