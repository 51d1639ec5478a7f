/**
 * The places of each job and the jobs of each place. There are thousands of places, and most have few jobs, so a place is a list of jobs and no bitmap.
 */
export class PlaceLists {
  readonly names: string[]
  /** Per job, the numbers of its places. */
  readonly starts: Uint32Array
  readonly numbers: Uint32Array
  readonly #numberOf: Map<string, number>
  readonly #docStarts: Uint32Array
  readonly #docs: Uint32Array

  constructor(names: string[], starts: Uint32Array, numbers: Uint32Array) {
    this.names = names
    this.starts = starts
    this.numbers = numbers
    this.#numberOf = new Map(names.map((name, i) => [name, i]))
    const ends = new Uint32Array(names.length + 1)
    for (const number of numbers) ends[number + 1]!++
    for (let i = 1; i < ends.length; i++) ends[i]! += ends[i - 1]!
    this.#docStarts = ends.slice()
    this.#docs = new Uint32Array(numbers.length)
    for (let doc = 0; doc + 1 < starts.length; doc++) {
      for (let at = starts[doc]!; at < starts[doc + 1]!; at++) this.#docs[ends[numbers[at]!]!++] = doc
    }
  }

  of(doc: number): string[] {
    return Array.from(this.numbers.subarray(this.starts[doc], this.starts[doc + 1]), (number) => this.names[number]!)
  }

  /** The jobs of a place, upwards. */
  docs(name: string): Uint32Array {
    const number = this.#numberOf.get(name)
    return number === undefined ? this.#docs.subarray(0, 0) : this.#docs.subarray(this.#docStarts[number], this.#docStarts[number + 1])
  }

  get bytes(): number {
    return this.starts.byteLength + this.numbers.byteLength + this.#docStarts.byteLength + this.#docs.byteLength
  }
}
