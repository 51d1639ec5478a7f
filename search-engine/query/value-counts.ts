import type { Segment } from '../segment/segment.ts'

const notCounted = 255

/** Per value, how many jobs of the bitmap `within[value]` have it; 0 for those that are not counted. */
export const valueCounts = (segment: Segment, within: (number | undefined)[]): Uint32Array => {
  const { bitmaps, valueStarts, valuesOf } = segment.parts
  const counts = new Uint32Array(within.length)
  const targets = Uint8Array.from(within, (bitmap) => (bitmap === undefined ? notCounted : bitmap - segment.scratch))
  for (const bitmap of new Set(within)) {
    if (bitmap === undefined) continue
    // Few jobs are read one by one with their values; many are counted by laying bitmaps over one another.
    if (bitmaps.total(bitmap) * 64 > segment.size) {
      within.forEach((wanted, value) => {
        if (wanted === bitmap) counts[value] = bitmaps.common(value, bitmap)
      })
      continue
    }
    const target = bitmap - segment.scratch
    const words = bitmaps.words(bitmap)
    for (let i = 0; i < bitmaps.activeWords; i++) {
      for (let word = words[i]!; word !== 0; word &= word - 1) {
        const doc = i * 32 + 31 - Math.clz32(word & -word)
        for (let at = valueStarts[doc]!; at < valueStarts[doc + 1]!; at++) if (targets[valuesOf[at]!] === target) counts[valuesOf[at]!]!++
      }
    }
  }
  return counts
}
