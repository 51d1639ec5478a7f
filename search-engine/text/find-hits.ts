import { foldWidth } from './fold-width.ts'
import { parseFreeWord } from './parse-free-word.ts'
import { settleSpaces } from './settle-spaces.ts'

export type Hit = [start: number, end: number]

// What composes into one character must stay together: marks follow their letter, Hangul its syllable.
const cluster = /(?:\r\n|[\u1100-\u11ff\ua960-\ua97f\uac00-\ud7ff]+|[^])[\p{M}ﾞﾟ゛゜\p{Cf}]*/gu

const longVowel = /[-‐-―−─━ー]/

/** Where a text shows the searched words: UTF-16 ranges of the original text, in order, not touching one another. */
export const findHits = (text: string, freeWord: string): Hit[] => {
  const wanted = parseFreeWord(freeWord)
    .filter((word) => !word.excluded)
    .flatMap((word) => word.alternatives)
  if (wanted.length === 0) return []
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: original, index } of text.toWellFormed().matchAll(cluster)) {
    const units = foldWidth(original)
    for (let i = 0; i < units.length; i++) {
      starts.push(index)
      ends.push(index + original.length)
    }
    folded += units
  }
  const kept = settleSpaces(folded)
  const settled = kept.map((i) => folded.charAt(i)).join('')
  const hits: Hit[] = []
  for (const word of wanted) {
    for (let at = settled.indexOf(word); at >= 0; at = settled.indexOf(word, at + word.length)) {
      let last = kept[at + word.length - 1] ?? 0
      // A long vowel that the spelling dropped belongs to the word one sees.
      while (last + 1 !== kept[at + word.length] && longVowel.test(folded.charAt(last + 1))) last++
      hits.push([starts[kept[at] ?? 0] ?? 0, ends[last] ?? 0])
    }
  }
  return joined(hits)
}

const joined = (hits: Hit[]): Hit[] => {
  const result: Hit[] = []
  for (const [start, end] of hits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
