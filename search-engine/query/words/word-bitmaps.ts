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
/** The level of all jobs whose title names the word in any way. */
export const titleLevel = steps.findLastIndex(({ field }) => field === 'title')
/** Bitmaps of the levels of a word, without the last, which is the whole. */
export const levelsOfWord = steps.length - 1

const titles = new WeakMap<Segment, Map<readonly string[], Uint32Array>>()

/** The jobs of a segment whose title has any of these words. The lists are those of a table, and the texts of a segment never change: each is looked up once. */
const titlesWith = (segment: Segment, words: readonly string[]): Uint32Array => {
  const known = titles.get(segment) ?? new Map<readonly string[], Uint32Array>()
  titles.set(segment, known)
  let found = known.get(words)
  if (!found) {
    found = new Uint32Array(segment.bitmaps.words(segment.scratch).length)
    for (const word of words) segment.parts.title.addWord(word, found)
    known.set(words, found)
  }
  return found
}

/** Looks one word up in the fields of a segment. It uses the bitmaps from `bitmap` to `bitmap + levelsOfWord` and three more. */
export const wordBitmaps = (segment: Segment, word: ExpandedWord, { base, bitmap, ranked }: { base: number; bitmap: number; ranked: boolean }): WordBitmaps => {
  const { bitmaps } = segment
  const one = bitmap + levelsOfWord + 1
  // Titles that name another occupation, and those of them that hold the word.
  const [elsewhere, named] = [one + 1, one + 2]
  const hasElsewhere = word.elsewhere.length > 0
  const levels: number[] = []
  const used = word.synonyms.map(() => false)
  const lookUp = (field: Field, spellings: readonly string[], to: number) => {
    for (const spelling of spellings) {
      if (word.isPhrase) segment.parts[field].addMatches(spelling, bitmaps.words(to))
      else segment.parts[field].addWord(spelling, bitmaps.words(to))
    }
  }
  const addSynonym = (field: Field, { alternatives, only_title }: Synonym, i: number) => {
    bitmaps.clear(one)
    lookUp(field, alternatives, one)
    if (hasElsewhere && only_title) bitmaps.andNot(one, elsewhere)
    used[i] ||= bitmaps.common(one, base) > 0
    bitmaps.or(bitmap, one)
  }
  bitmaps.clear(bitmap)
  if (hasElsewhere) {
    bitmaps.clear(named)
    bitmaps.words(elsewhere).set(titlesWith(segment, word.elsewhere))
  }
  for (const { field, by } of steps) {
    const before = levels.at(-1)
    // A step of which the word has nothing leaves the level as it was, without a copy.
    const isEmpty =
      by !== 'word' && !(hasElsewhere && field === 'skills') && !word.synonyms.some((synonym) => Boolean(synonym.only_title) === (by === 'related'))
    if (isEmpty && before !== undefined && levels.length < levelsOfWord) {
      levels.push(before)
      continue
    }
    if (by === 'word') lookUp(field, word.alternatives, bitmap)
    else
      word.synonyms.forEach((synonym, i) => {
        if (Boolean(synonym.only_title) === (by === 'related')) addSynonym(field, synonym, i)
      })
    if (hasElsewhere && field === 'title' && by !== 'related') {
      bitmaps.or(named, bitmap)
      bitmaps.andNot(bitmap, elsewhere)
    }
    if (hasElsewhere && field === 'skills' && by === 'synonym') bitmaps.or(bitmap, named)
    if (ranked && levels.length < levelsOfWord) {
      const level = bitmap + 1 + levels.length
      bitmaps.copy(level, bitmap)
      levels.push(level)
    }
  }
  return { bitmap, levels, used }
}
