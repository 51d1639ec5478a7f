const digits = 4
const digitValues = 1 << 16
const slice = 1 << 15
/** Fewer than these are sooner sorted by comparing them. */
const few = 8192

/**
 * The places `before` from the highest key to the lowest, equal keys staying in their order. Many are sorted by the four
 * 16-bit digits of their keys, the last digit first, so that the work can be done in slices.
 */
export function* sortedBy(keys: Float64Array, before: Uint32Array): Generator<void, Uint32Array> {
  if (before.length < few) return before.slice().sort((a, b) => (keys[a] === keys[b] ? 0 : keys[b]! > keys[a]! ? 1 : -1))
  const parts = new Uint16Array(keys.length * digits)
  for (let from = 0; from < keys.length; from += slice) {
    parts.set(descending(keys.slice(from, from + slice)), from * digits)
    yield
  }
  let sorted = before
  for (let digit = 0; digit < digits; digit++) {
    const free = new Uint32Array(digitValues + 1)
    for (let from = 0; from < keys.length; from += slice) {
      count(parts, digit, from, Math.min(keys.length, from + slice), free)
      yield
    }
    if (free.includes(keys.length)) continue
    for (let value = 1; value <= digitValues; value++) free[value]! += free[value - 1]!
    const next = new Uint32Array(sorted.length)
    for (let from = 0; from < sorted.length; from += slice) {
      distribute(parts, digit, from, Math.min(sorted.length, from + slice), free, sorted, next)
      yield
    }
    sorted = next
  }
  return sorted
}

// The bits of a float, read as an integer, stand in its order when those of negative ones are turned round; here all the
// others are turned, because the highest comes first.
const descending = (keys: Float64Array<ArrayBuffer>): Uint16Array => {
  const parts = new Uint16Array(keys.buffer)
  for (let i = 0; i < keys.length; i++) {
    const at = i * digits
    if (parts[at + 3]! & 0x8000) continue
    for (let digit = 0; digit < 3; digit++) parts[at + digit] = ~parts[at + digit]!
    parts[at + 3] = parts[at + 3]! ^ 0x7fff
  }
  return parts
}

const count = (parts: Uint16Array, digit: number, from: number, to: number, counts: Uint32Array): void => {
  for (let i = from; i < to; i++) counts[parts[i * digits + digit]! + 1]!++
}

const distribute = (parts: Uint16Array, digit: number, from: number, to: number, free: Uint32Array, sorted: Uint32Array, next: Uint32Array): void => {
  for (let i = from; i < to; i++) {
    const item = sorted[i]!
    next[free[parts[item * digits + digit]!]!++] = item
  }
}
