import { type ExpandedWord, expandWords } from './synonyms/expand-words.ts'
import { type FreeWord, parseFreeWord } from './text/parse-free-word.ts'
import { hasWord } from './words/has-word.ts'

export type WordCondition = { alternatives: string[]; excluded: boolean }

/** Conditions on a normalised text that SQL can check: any alternative of each word, wherever it stands, or none of them. */
export const freeWordAlternatives = (freeWord: string): WordCondition[] =>
  parseFreeWord(freeWord).map(({ alternatives, excluded }) => ({ alternatives, excluded }))

/** Whether a normalised text holds a word as it was typed. */
export const holdsWord = (text: string, { alternatives, isPhrase }: Pick<FreeWord, 'alternatives' | 'isPhrase'>): boolean =>
  alternatives.some((one) => (isPhrase ? text.includes(one) : hasWord(text, one)))

/** Whether a normalised title names an occupation beside which the word says only what it deals with. */
export const namesAnother = (title: string, { elsewhere }: Pick<ExpandedWord, 'elsewhere'>): boolean => elsewhere.some((one) => hasWord(title, one))

/** Whether a normalised text, or its title, holds a word or one of its synonyms. */
export const answersWord = (text: string, word: ExpandedWord, title = ''): boolean =>
  holdsWord(text, word) ||
  word.synonyms.some(
    ({ alternatives, only_title }) => !(only_title && namesAnother(title, word)) && alternatives.some((one) => hasWord(only_title ? title : text, one)),
  )

/** Whether a normalised text (`normalizeText` of title, skills and body, parted by line breaks) answers a free word.
 * @internal For tests of the index. */
export const matchesJob = (normalisedText: string, freeWord: string, without: string[] = [], title = ''): boolean =>
  expandWords(parseFreeWord(freeWord), without).every((word) => word.excluded !== answersWord(normalisedText, word, title))
