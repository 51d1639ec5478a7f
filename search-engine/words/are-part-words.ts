import { katakanaParts } from './katakana-parts.ts'

/** No stretch of so many units is looked at whole, and no word has fewer than two, once its long vowel is gone; most stretches beside a wrong place do. */
const longest = 100
const shortest = 2

// The words as a tree in one table, because the places of a whole corpus are asked about while its index is built: the branch of a node for a unit stands at a slot
// that both give, or in one of the next. `keys` hold node and unit, `nodes` where the branch leads; the sign says that a word ends there.
const slots = 1 << 18
const keys = new Int32Array(slots)
const nodes = new Int32Array(slots)
const unitBits = 7
const firstUnit = 0x30a0

const slotOf = (key: number): number => {
  let slot = Math.imul(key, 0x9e3779b1) >>> 14
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & (slots - 1)
  return slot
}

const longestWord = Math.max(...Array.from(katakanaParts, (word) => word.length))
let lastNode = 0
for (const word of katakanaParts) {
  if (word.length < shortest) continue
  let node = 0
  for (let i = 0; i < word.length; i++) {
    const key = (node << unitBits) | (word.charCodeAt(i) - firstUnit)
    const slot = slotOf(key)
    if (keys[slot] === 0) {
      keys[slot] = key
      nodes[slot] = ++lastNode
    }
    node = Math.abs(nodes[slot]!)
    if (i === word.length - 1) nodes[slot] = -node
  }
}

/** Up to where each beginning of the stretch at hand consists of words. */
const reached = new Uint8Array(longest + 1)

/** Whether a stretch of katakana is a word, or words one after another. */
export const arePartWords = (text: Uint16Array, from: number, to: number): boolean => {
  const length = Math.min(to - from, longest)
  if (length < shortest) return false
  reached.fill(0, 0, length + 1)
  reached[0] = 1
  for (let start = 0; start <= length - shortest; start++) {
    if (reached[start] === 0) continue
    for (let end = start, node = 0; end < length; end++) {
      const slot = slotOf((node << unitBits) | (text[from + end]! - firstUnit))
      if (keys[slot] === 0) break
      const next = nodes[slot]!
      if (next < 0) reached[end + 1] = 1
      node = Math.abs(next)
    }
  }
  return reached[length] === 1
}

/** Which beginnings of the stretch at hand consist of words, and which ends. */
const beginsWhole = new Uint8Array(longest + 1)
const endsWhole = new Uint8Array(longest + 1)

/**
 * Of every place in a stretch of katakana, whether what stands before it in the stretch consists of words, and what stands from it on: as `arePartWords` says, but the stretch is read
 * once for all its places, because an index asks about each of them.
 */
export const partings = (text: Uint16Array, from: number, to: number): { before: Uint8Array; after: Uint8Array } => {
  const length = to - from
  const [before, after] = length <= longest ? [beginsWhole, endsWhole] : [new Uint8Array(length + 1), new Uint8Array(length + 1)]
  before.fill(0, 0, length + 1)
  after.fill(0, 0, length + 1)
  before[0] = 1
  if (length > longest) {
    for (let at = 1; at <= length; at++) before[at] = arePartWords(text, from, from + at) ? 1 : 0
    for (let at = 0; at < length; at++) after[at] = arePartWords(text, from + at, to) ? 1 : 0
    return { before, after }
  }
  after[length] = 1
  for (let start = length - shortest; start >= 0; start--) {
    for (let end = start, node = 0; end < length; end++) {
      const slot = slotOf((node << unitBits) | (text[from + end]! - firstUnit))
      if (keys[slot] === 0) break
      const next = nodes[slot]!
      if (next < 0 && after[end + 1] === 1) {
        after[start] = 1
        break
      }
      node = Math.abs(next)
    }
  }
  for (let start = 0; start <= length - shortest; start++) {
    if (before[start] === 0) continue
    for (let end = start, node = 0; end < length; end++) {
      const slot = slotOf((node << unitBits) | (text[from + end]! - firstUnit))
      if (keys[slot] === 0) break
      const next = nodes[slot]!
      if (next < 0) before[end + 1] = 1
      node = Math.abs(next)
    }
  }
  return { before, after }
}

/** The same of a typed word; of nothing as well. */
export const consistsOfWords = (stretch: string): boolean =>
  stretch === '' ||
  arePartWords(
    Uint16Array.from(stretch, (letter) => letter.charCodeAt(0)),
    0,
    stretch.length,
  )

/** The fewest words that a word of katakana consists of, the longest first; nothing where it holds others. */
export const partsOfKatakana = (word: string): string[] => {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - longestWord - 3); start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (before && before.length + 1 < (best[end]?.length ?? Infinity) && katakanaParts.has(part.replaceAll('ー', ''))) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? []
}
