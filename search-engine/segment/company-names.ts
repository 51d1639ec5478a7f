/** The names of companies and the jobs of each, to be found by a part of the name. */
export class CompanyNames {
  /** All names, each after a line break, and where each of them begins; made when somebody first asks. */
  #joined: { text: string; starts: Uint32Array } | undefined
  #docs: Uint32Array | undefined
  #ends: Uint32Array | undefined
  readonly #names: string[]
  readonly #nameOf: Uint32Array

  constructor(names: string[], nameOf: Uint32Array) {
    this.#names = names
    this.#nameOf = nameOf
  }

  /** Adds the jobs of the companies whose name contains a part, which is not empty and holds no line break. */
  add(part: string, to: Uint32Array): void {
    const { text, starts } = (this.#joined ??= this.#join())
    const [docs, ends] = this.#lists()
    let name = 0
    for (let at = text.indexOf(part); at >= 0; at = name < starts.length ? text.indexOf(part, starts[name]) : -1) {
      name = this.#nameAt(starts, at)
      for (let i = name === 0 ? 0 : ends[name - 1]!; i < ends[name]!; i++) to[docs[i]! >>> 5]! |= 1 << (docs[i]! & 31)
      name++
    }
  }

  #nameAt(starts: Uint32Array, at: number): number {
    let [from, to] = [0, starts.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (starts[middle]! <= at) from = middle + 1
      else to = middle
    }
    return from - 1
  }

  #join(): { text: string; starts: Uint32Array } {
    const starts = new Uint32Array(this.#names.length)
    let at = 0
    this.#names.forEach((name, i) => {
      starts[i] = at
      at += name.length + 1
    })
    return { text: this.#names.join('\n'), starts }
  }

  /** The jobs, those of one name beside one another, and where those of each name end. */
  #lists(): [docs: Uint32Array, ends: Uint32Array] {
    if (this.#docs && this.#ends) return [this.#docs, this.#ends]
    const ends = new Uint32Array(this.#names.length)
    const docs = new Uint32Array(this.#nameOf.length)
    for (const name of this.#nameOf) ends[name]!++
    for (let name = 1; name < ends.length; name++) ends[name]! += ends[name - 1]!
    for (let doc = docs.length - 1; doc >= 0; doc--) docs[--ends[this.#nameOf[doc]!]!] = doc
    // Now each says where its jobs begin: the next one's beginning is its end.
    ends.copyWithin(0, 1)
    ends[ends.length - 1] = docs.length
    this.#docs = docs
    this.#ends = ends
    return [docs, ends]
  }
}
