import type { Throttle } from '../throttle.ts'
import { denseCodes } from './dense-codes.ts'

/** So many units deep are the places of a text sorted at most; what is longer is compared in place. */
export const sortedDepth = 10
/** So few places that begin alike stay as they stand in the text: a search compares them in place, which is sooner done than sorting them was. */
export const unsortedPlaces = 256
const slice = 1 << 16
/** A place takes 24 bits of its number; the highest one goes along with it through the sorting. */
const placeBits = 0xffffff
const marked = 0x80000000

/** What a number of the sorted order says: a place, and whether its bit was set. */
const placeOf = (sorted: number): number => sorted & placeBits
export const isMarked = (sorted: number): boolean => sorted >= marked

/**
 * The places of a text sorted by the units that begin there, without those where no word can begin. The places of one first unit are parted by their second unit, each
 * part by its third, and so on until it is small or `sortedDepth` deep. Four units that follow are carried along with each place, because the processor waits longer for
 * one unit somewhere in the text than for all that is done with it; for the same reason a bit of each place goes along.
 */
export const sortSuffixes = async (text: Uint16Array, bits: Uint8Array, pace: Throttle): Promise<Uint32Array> => {
  const { codes, units, ends } = await pace.through(denseCodes(text))
  for (let code = 1; code < ends.length; code++) ends[code]! += ends[code - 1]!
  const sorting = sortingOf(codes, ends, units.indexOf(0x0a))
  const { order } = sorting
  const free = ends.slice()
  for (let from = 0; from < codes.length; from += slice) {
    distribute(sorting, free, bits, from, Math.min(codes.length, from + slice))
    if (pace.due) await pace.rest()
  }
  let kept = 0
  for (let code = 0; code < units.length; code++) {
    if (units[code] === 0x0a || units[code] === 0x20) continue
    const [from, to] = [ends[code]!, ends[code + 1]!]
    if (to - from > unsortedPlaces) await pace.through(sortGroup(sorting, from, to))
    order.copyWithin(kept, from, to)
    kept += to - from
  }
  return order.subarray(0, kept)
}

type Places = {
  order: Uint32Array
  /** Of each place two units that follow, and two more. */
  near: Uint32Array
  far: Uint32Array
}
type Sorting = Places & {
  codes: Uint16Array
  lineEnd: number
  /** Room for the largest group serves all: thousands of arrays more would keep the garbage collector busy. */
  parted: Places
  keys: Uint16Array
  /** Per key how many places have it, then where the next of them goes; 0 between two groups. */
  counts: Uint32Array
  /** The keys of a group. */
  kinds: Uint16Array
}

const placesOf = (count: number): Places => ({ order: new Uint32Array(count), near: new Uint32Array(count), far: new Uint32Array(count) })

const sortingOf = (codes: Uint16Array, ends: Uint32Array, lineEnd: number): Sorting => {
  const most = ends.reduce((largest, end, code) => Math.max(largest, end - (ends[code - 1] ?? 0)), 0)
  return {
    ...placesOf(codes.length),
    codes,
    lineEnd,
    parted: placesOf(most),
    keys: new Uint16Array(most),
    counts: new Uint32Array(ends.length),
    kinds: new Uint16Array(ends.length),
  }
}

function* sortGroup(sorting: Sorting, begin: number, end: number): Generator<void, void> {
  const waiting = [begin, end, 1]
  while (waiting.length > 0) {
    const [from, to] = [waiting.at(-3)!, waiting.at(-2)!]
    if (to - from > slice) yield* partLarge(sorting, waiting)
    else partSmall(sorting, waiting)
    yield
  }
}

function* partLarge(sorting: Sorting, waiting: number[]): Generator<void, void> {
  const [depth, to, from] = [waiting.pop()!, waiting.pop()!, waiting.pop()!]
  let kinds = 0
  for (let at = from; at < to; at += slice) {
    const end = Math.min(to, at + slice)
    if (isUsedUp(depth)) readUnits(sorting, depth, at, end)
    kinds = readKeys(sorting, depth, from, at, end, kinds)
    yield
  }
  if (kinds > 1) {
    startParts(sorting, kinds)
    for (let at = from; at < to; at += slice) {
      partByKeys(sorting, depth, from, at, Math.min(to, at + slice))
      yield
    }
    copyBack(sorting, depth, from, to)
  }
  addParts(sorting, kinds, from, to, depth, waiting)
}

// Loops stand in plain functions: inside a generator they run several times slower.

/** Parts groups until one is large, or as much is done as a slice has places. */
const partSmall = (sorting: Sorting, waiting: number[]): void => {
  for (let left = slice; left > 0 && waiting.length > 0; ) {
    const at = waiting.length - 3
    const [from, to, depth] = [waiting[at]!, waiting[at + 1]!, waiting[at + 2]!]
    if (to - from > slice) return
    waiting.length = at
    if (isUsedUp(depth)) readUnits(sorting, depth, from, to)
    const kinds = readKeys(sorting, depth, from, from, to, 0)
    if (kinds > 1) {
      startParts(sorting, kinds)
      partByKeys(sorting, depth, from, from, to)
      copyBack(sorting, depth, from, to)
    }
    addParts(sorting, kinds, from, to, depth, waiting)
    left -= to - from
  }
}

/** Whether the four units that were carried along are used up. */
const isUsedUp = (depth: number): boolean => depth > 1 && (depth & 3) === 1

const readUnits = ({ codes, order, near, far }: Sorting, depth: number, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const at = placeOf(order[i]!) + depth
    near[i] = (codes[at]! << 16) | codes[at + 1]!
    far[i] = (codes[at + 2]! << 16) | codes[at + 3]!
  }
}

/** Keys are the units `depth` behind the places; counts each kind and returns how many kinds there are so far. */
const readKeys = ({ near, far, keys, counts, kinds }: Sorting, depth: number, begin: number, from: number, to: number, found: number): number => {
  let kindsFound = found
  const step = (depth - 1) & 3
  const units = step < 2 ? near : far
  const shift = step & 1 ? 0 : 16
  for (let i = from; i < to; i++) {
    const key = (units[i]! >>> shift) & 0xffff
    keys[i - begin] = key
    if (counts[key]!++ === 0) kinds[kindsFound++] = key
  }
  return kindsFound
}

/** Turns the counts of the kinds into the places where each begins. */
const startParts = ({ counts, kinds }: Sorting, found: number): void => {
  sortKinds(kinds, found)
  let at = 0
  for (let kind = 0; kind < found; kind++) {
    const key = kinds[kind]!
    const count = counts[key]!
    counts[key] = at
    at += count
  }
}

const sortKinds = (kinds: Uint16Array, found: number): void => {
  if (found > 24) {
    kinds.subarray(0, found).sort()
    return
  }
  for (let i = 1; i < found; i++) {
    const key = kinds[i]!
    let to = i
    for (; to > 0 && kinds[to - 1]! > key; to--) kinds[to] = kinds[to - 1]!
    kinds[to] = key
  }
}

// Units that are used up stay behind.
const partByKeys = ({ order, near, far, parted, keys, counts }: Sorting, depth: number, begin: number, from: number, to: number): void => {
  const step = (depth - 1) & 3
  if (step === 0) {
    for (let i = from; i < to; i++) {
      const at = counts[keys[i - begin]!]!++
      parted.order[at] = order[i]!
      parted.near[at] = near[i]!
      parted.far[at] = far[i]!
    }
  } else if (step < 3) {
    for (let i = from; i < to; i++) {
      const at = counts[keys[i - begin]!]!++
      parted.order[at] = order[i]!
      parted.far[at] = far[i]!
    }
  } else for (let i = from; i < to; i++) parted.order[counts[keys[i - begin]!]!++] = order[i]!
}

const copyBack = ({ order, near, far, parted }: Sorting, depth: number, from: number, to: number): void => {
  const step = (depth - 1) & 3
  order.set(parted.order.subarray(0, to - from), from)
  if (step === 0) near.set(parted.near.subarray(0, to - from), from)
  if (step < 3) far.set(parted.far.subarray(0, to - from), from)
}

/** Lists the parts that are to be parted further, and clears their counts. */
const addParts = ({ counts, kinds, lineEnd }: Sorting, found: number, from: number, to: number, depth: number, waiting: number[]): void => {
  let begin = from
  for (let kind = 0; kind < found; kind++) {
    const key = kinds[kind]!
    const end = found === 1 ? to : from + counts[key]!
    counts[key] = 0
    if (key !== lineEnd && depth + 1 < sortedDepth && end - begin > unsortedPlaces) waiting.push(begin, end, depth + 1)
    begin = end
  }
}

const distribute = ({ codes, order, near, far }: Sorting, free: Uint32Array, bits: Uint8Array, from: number, to: number): void => {
  for (let at = from; at < to; at++) {
    const i = free[codes[at]!]!++
    order[i] = at | (((bits[at >>> 3]! >>> (at & 7)) & 1) << 31)
    near[i] = (codes[at + 1]! << 16) | codes[at + 2]!
    far[i] = (codes[at + 3]! << 16) | codes[at + 4]!
  }
}
