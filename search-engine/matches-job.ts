import { parseFreeWord } from './text/parse-free-word.ts'

export type WordCondition = { alternatives: string[]; excluded: boolean }

/** The index's condition on a normalised text, so that SQL can check the same: any alternative of each word, or none of them. */
export const freeWordAlternatives = (freeWord: string): WordCondition[] =>
  parseFreeWord(freeWord).map(({ alternatives, excluded }) => ({ alternatives, excluded }))

/** Whether a normalised text (`normalizeText` of title, skills and body, parted by line breaks) answers a free word.
 * @internal For tests of the index. */
export const matchesJob = (normalisedText: string, freeWord: string): boolean =>
  freeWordAlternatives(freeWord).every((word) => word.excluded !== word.alternatives.some((alternative) => normalisedText.includes(alternative)))
