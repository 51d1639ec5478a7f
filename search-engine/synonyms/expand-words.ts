import { type FreeWord, spellingsOf } from '../text/parse-free-word.ts'
import { hasWord } from '../words/has-word.ts'
import { otherOccupations } from './other-occupations.ts'
import { relatedOf, synonymsOf } from './synonyms-of.ts'
import { wordMeant } from './word-meant.ts'

/** `only_title`: a related occupation, which counts only where a title names it. */
export type Synonym = { text: string; alternatives: string[]; only_title?: true }
/** `elsewhere`: what makes the title that holds it one of another occupation; there the word counts like a synonym among the skills. */
export type ExpandedWord = FreeWord & { synonyms: Synonym[]; elsewhere: readonly string[] }

const most = 2_000
const known = new Map<string, Synonym[]>()

/** The words with what is looked for beside them. A phrase and an excluded word mean only themselves; a synonym that the viewer left out is not looked for. */
export const expandWords = (words: FreeWord[], without: string[] = []): ExpandedWord[] => {
  const left = new Set(without.flatMap(spellingsOf))
  return words.map((word) => {
    if (word.isPhrase || word.excluded) return { ...word, synonyms: [], elsewhere: [] }
    const synonyms = knownSynonyms(word).filter(({ alternatives }) => !alternatives.some((one) => left.has(one)))
    return {
      ...word,
      elsewhere: otherOccupations(wordMeant(word.text) ?? word.text),
      synonyms: synonyms.filter(
        (one) => !synonyms.some((other) => other !== one && Boolean(other.only_title) <= Boolean(one.only_title) && holds(one, other.alternatives)),
      ),
    }
  })
}

const knownSynonyms = ({ text, alternatives: typed }: FreeWord): Synonym[] => {
  let synonyms = known.get(text)
  if (!synonyms) {
    if (known.size >= most) known.clear()
    // Who typed how a word sounds looks for the word, and for what is looked for with it.
    const meant = wordMeant(text)
    const related = relatedOf(meant ?? text).map((one): Synonym => ({ text: one, alternatives: spellingsOf(one), only_title: true }))
    synonyms = [
      ...(meant ? [meant, ...synonymsOf(meant)] : synonymsOf(text)).map((one): Synonym => ({ text: one, alternatives: spellingsOf(one) })),
      ...related,
    ].filter((one) => !holds(one, typed))
    known.set(text, synonyms)
  }
  return synonyms
}

/** Where a synonym holds what is looked for anyway, it would find nothing more, and leaving it out would change nothing. */
const holds = ({ alternatives: [spelling = ''] }: Synonym, others: string[]): boolean =>
  others.some((other) => other.length < spelling.length && hasWord(spelling, other))
