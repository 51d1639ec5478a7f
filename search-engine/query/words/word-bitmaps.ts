import type { Segment } from '../../segment/segment.ts'
import type { ExpandedWord, Synonym } from '../../synonyms/expand-words.ts'

export type WordBitmaps = {
  /** The jobs that have the word or a synonym anywhere. */
  bitmap: number
  /**
   * Bitmaps each of which holds the one before it: jobs with the word in the title; also those with a synonym there; also those with a related occupation there; and
   * so on, as `fieldPoints` counts them. Empty for a word that does not decide the order.
   */
  levels: number[]
  /** Per synonym, whether a live job has it. */
  used: boolean[]
}

type Field = 'title' | 'skills' | 'body'
const steps: { field: Field; by: 'word' | 'synonym' | 'related' }[] = [
  { field: 'title', by: 'word' },
  { field: 'title', by: 'synonym' },
  { field: 'title', by: 'related' },
  { field: 'skills', by: 'word' },
  { field: 'skills', by: 'synonym' },
  { field: 'body', by: 'word' },
  { field: 'body', by: 'synonym' },
]
/** Bitmaps of the levels of a word, without the last, which is the whole. */
export const levelsOfWord = steps.length - 1

/** Looks one word up in the fields of a segment. It uses the bitmaps from `bitmap` to `bitmap + levelsOfWord` and one more. */
export const wordBitmaps = (segment: Segment, word: ExpandedWord, { base, bitmap, ranked }: { base: number; bitmap: number; ranked: boolean }): WordBitmaps => {
  const { bitmaps } = segment.parts
  const one = bitmap + levelsOfWord + 1
  const levels: number[] = []
  const used = word.synonyms.map(() => false)
  const addSynonym = (field: Field, { alternatives }: Synonym, i: number) => {
    bitmaps.clear(one)
    for (const alternative of alternatives) segment.parts[field].addWord(alternative, bitmaps.words(one))
    used[i] ||= bitmaps.common(one, base) > 0
    bitmaps.or(bitmap, one)
  }
  bitmaps.clear(bitmap)
  for (const { field, by } of steps) {
    const before = levels.at(-1)
    // A step of which the word has nothing leaves the level as it was, without a copy.
    const isEmpty = by !== 'word' && !word.synonyms.some((synonym) => Boolean(synonym.only_title) === (by === 'related'))
    if (isEmpty && before !== undefined && levels.length < levelsOfWord) {
      levels.push(before)
      continue
    }
    if (by === 'word') {
      const into = bitmaps.words(bitmap)
      for (const alternative of word.alternatives) {
        if (word.isPhrase) segment.parts[field].addMatches(alternative, into)
        else segment.parts[field].addWord(alternative, into)
      }
    } else
      word.synonyms.forEach((synonym, i) => {
        if (Boolean(synonym.only_title) === (by === 'related')) addSynonym(field, synonym, i)
      })
    if (ranked && levels.length < levelsOfWord) {
      const level = bitmap + 1 + levels.length
      bitmaps.copy(level, bitmap)
      levels.push(level)
    }
  }
  return { bitmap, levels, used }
}
