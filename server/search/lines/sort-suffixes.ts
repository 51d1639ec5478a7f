import type { Pace } from '../pace.ts'

/** So many units deep are the places of a text sorted; what is longer is compared in place. */
export const sortedDepth = 6
const slice = 1 << 17

const place = (text: Uint16Array, depth: number, order: Uint32Array, next: Uint32Array, free: Uint32Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const at = order[i]!
    const unit = at + depth < text.length ? text[at + depth]! : 0
    next[free[unit]!++] = at
  }
}

/** The places of a text sorted by the `sortedDepth` units that begin there, without those where no word can begin. */
export const sortSuffixes = async (text: Uint16Array, pace: Pace): Promise<Uint32Array> => {
  let order = new Uint32Array(text.length)
  let next = new Uint32Array(text.length)
  const counts = new Uint32Array(65536)
  for (let i = 0; i < text.length; i++) {
    order[i] = i
    counts[text[i]!]!++
    if (i % slice === 0 && pace.due) await pace.rest()
  }
  for (let depth = sortedDepth - 1; depth >= 0; depth--) {
    const free = new Uint32Array(65536)
    const now = counts.slice()
    for (let i = 0; i < Math.min(depth, text.length); i++) { now[text[i]!]!--; now[0]!++ }
    for (let unit = 1; unit < 65536; unit++) free[unit] = free[unit - 1]! + now[unit - 1]!
    for (let from = 0; from < text.length; from += slice) {
      place(text, depth, order, next, free, from, Math.min(from + slice, text.length))
      if (pace.due) await pace.rest()
    }
    [order, next] = [next, order]
  }
  let kept = 0
  for (let i = 0; i < order.length; i++) {
    const unit = text[order[i]!]!
    if (unit !== 0x0a && unit !== 0x20) order[kept++] = order[i]!
  }
  return order.subarray(0, kept)
}
