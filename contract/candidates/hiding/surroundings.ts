import type { FoldedText, Script } from './fold-text.ts'

const SEEN = 12

/** What stands around a piece of a folded text: the units from `begin` up to `end` of `text` as it was written. Looked at on demand, for most pieces are given up soon. */
export class Surroundings {
  readonly #text: string
  readonly #folded: FoldedText
  readonly begin: number
  readonly end: number

  constructor(text: string, folded: FoldedText, begin: number, end: number) {
    this.#text = text
    this.#folded = folded
    this.begin = begin
    this.end = end
  }

  get length() {
    return this.end - this.begin
  }
  get first() {
    return this.#folded.scripts[this.begin]!
  }
  get last() {
    return this.#folded.scripts[this.end - 1]!
  }
  get scripts() {
    return new Set<Script>(this.#folded.scripts.slice(this.begin, this.end))
  }
  get isOpenBefore() {
    return this.begin === 0 || this.#folded.gaps[this.begin] !== 0
  }
  get isOpenAfter() {
    return this.end >= this.#folded.letters.length || this.#folded.gaps[this.end] !== 0
  }
  /** No letter of the same script goes on. */
  get isCleanBefore() {
    return this.isOpenBefore || this.#folded.scripts[this.begin - 1] !== this.first
  }
  get isCleanAfter() {
    return this.isOpenAfter || this.#folded.scripts[this.end] !== this.last
  }
  /** Signs or blanks stand inside of it. */
  get isParted() {
    return this.#hasGap(1)
  }
  get crossesSentences() {
    return this.#hasGap(2)
  }
  get before() {
    return this.#folded.letters.slice(Math.max(0, this.begin - SEEN), this.begin)
  }
  get after() {
    return this.#folded.letters.slice(this.end, this.end + SEEN)
  }
  get written() {
    return this.#text.slice(this.#folded.from[this.begin], this.#folded.to[this.end - 1])
  }
  /** The letter before and after, as they were written. */
  get writtenBefore() {
    return this.isOpenBefore ? '' : this.#text.slice(this.#folded.from[this.begin - 1], this.#folded.to[this.begin - 1])
  }
  get writtenAfter() {
    return this.isOpenAfter ? '' : this.#text.slice(this.#folded.from[this.end], this.#folded.to[this.end])
  }
  get signBefore() {
    return this.isOpenBefore ? this.#text.slice(this.begin === 0 ? 0 : this.#folded.to[this.begin - 1], this.#folded.from[this.begin]) : ''
  }
  get signAfter() {
    return this.isOpenAfter ? this.#text.slice(this.#folded.to[this.end - 1], this.#folded.from[this.end] ?? this.#text.length) : ''
  }

  #hasGap(gap: 1 | 2) {
    for (let at = this.begin + 1; at < this.end; at++) if (this.#folded.gaps[at] === gap) return true
    return false
  }
}

/** Where `piece` stands in a folded text, also one place inside of another. */
export function* placesOf(piece: string, { letters }: FoldedText): Generator<[number, number]> {
  if (piece === '') return
  for (let at = letters.indexOf(piece); at >= 0; at = letters.indexOf(piece, at + 1)) yield [at, at + piece.length]
}
