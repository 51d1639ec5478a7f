import type { DocSet } from './doc-set.ts'

/** Sets of jobs, of which equal ones are kept once. */
export class DistinctSets {
  readonly #byHash = new Map<number, DocSet[]>()

  /** The set, or the one that is equal to it and was there before. */
  one(set: DocSet): DocSet {
    const numbers = numbersOf(set)
    let hash = 0x811c9dc5
    for (const part of numbers) for (let i = 0; i < part.length; i++) hash = Math.imul(hash ^ part[i]!, 0x01000193)
    const known = this.#byHash.get(hash)
    if (!known) {
      this.#byHash.set(hash, [set])
      return set
    }
    const equal = known.find((other) => areEqual(numbersOf(other), numbers))
    if (!equal) known.push(set)
    return equal ?? set
  }
}

const numbersOf = (set: DocSet): (Uint32Array | Uint16Array)[] => ('words' in set ? [set.words] : [set.starts, set.lows])

const areEqual = (one: (Uint32Array | Uint16Array)[], other: (Uint32Array | Uint16Array)[]): boolean =>
  one.length === other.length && one.every((part, at) => areSame(part, other[at]!))

const areSame = (one: Uint32Array | Uint16Array, other: Uint32Array | Uint16Array): boolean => {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
