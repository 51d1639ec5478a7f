import { katakanaParts } from './katakana-parts.ts'

const longest = Math.max(...Array.from(katakanaParts, (word) => word.length))
const most = 50_000
const known = new Map<string, boolean>()

/** Whether a stretch of katakana is a word, or words one after another. */
export const arePartWords = (text: Uint16Array, from: number, to: number): boolean => {
  // No word has one letter, once its long vowel is gone; most stretches beside a wrong place do.
  if (to - from < 2) return false
  const stretch = String.fromCharCode(...text.subarray(from, Math.min(to, from + 100)))
  let answer = known.get(stretch)
  if (answer === undefined) {
    if (known.size >= most) known.clear()
    known.set(stretch, (answer = consistsOfWords(stretch)))
  }
  return answer
}

export const consistsOfWords = (stretch: string): boolean => {
  const reached = [true]
  for (let end = 2; end <= stretch.length; end++) {
    for (let start = Math.max(0, end - longest); start <= end - 2 && !reached[end]; start++)
      reached[end] = Boolean(reached[start]) && katakanaParts.has(stretch.slice(start, end))
  }
  return reached[stretch.length] ?? false
}

/** The fewest words that a word of katakana consists of, the longest first; nothing where it holds others. */
export const partsOfKatakana = (word: string): string[] => {
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - longest - 3); start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (before && before.length + 1 < (best[end]?.length ?? Infinity) && katakanaParts.has(part.replaceAll('ー', ''))) best[end] = [...before, part]
    }
  }
  return best[word.length] ?? []
}
