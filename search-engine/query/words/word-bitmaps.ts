import type { Segment } from '../../segment/segment.ts'
import type { ExpandedWord } from '../../synonyms/expand-words.ts'

export type WordBitmaps = {
  /** The jobs that have the word or a synonym anywhere. */
  bitmap: number
  /**
   * Bitmaps each of which holds the one before it: jobs with the word in the title; also those with a synonym there; also those with the word in the skills; and so
   * on. Empty for a word that does not decide the order.
   */
  levels: number[]
  /** Per synonym, whether a live job has it. */
  used: boolean[]
}

const fields = ['title', 'skills', 'body'] as const
/** Bitmaps of the levels of a word: every field by the word and by its synonyms, without the last, which is the whole. */
export const levelsOfWord = fields.length * 2 - 1

/** Looks one word up in the fields of a segment. It uses the bitmaps from `bitmap` to `bitmap + levelsOfWord` and one more. */
export const wordBitmaps = (segment: Segment, word: ExpandedWord, { base, bitmap, ranked }: { base: number; bitmap: number; ranked: boolean }): WordBitmaps => {
  const { bitmaps } = segment
  const one = bitmap + levelsOfWord + 1
  const levels: number[] = []
  const used = word.synonyms.map(() => false)
  const keepLevel = () => {
    if (!ranked || levels.length === levelsOfWord) return
    const level = bitmap + 1 + levels.length
    bitmaps.copy(level, bitmap)
    levels.push(level)
  }
  bitmaps.clear(bitmap)
  for (const field of fields) {
    const lines = segment.parts[field]
    const into = bitmaps.words(bitmap)
    for (const alternative of word.alternatives) {
      if (word.isPhrase) lines.addMatches(alternative, into)
      else lines.addWord(alternative, into)
    }
    keepLevel()
    word.synonyms.forEach(({ alternatives }, i) => {
      bitmaps.clear(one)
      for (const alternative of alternatives) lines.addWord(alternative, bitmaps.words(one))
      used[i] ||= bitmaps.common(one, base) > 0
      bitmaps.or(bitmap, one)
    })
    keepLevel()
  }
  return { bitmap, levels, used }
}
