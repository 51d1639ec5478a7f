import { parseFreeWord } from './parse-free-word.ts'

/** The words of a free word as phrases, for texts in which they were looked for wherever they stand. */
export const asPhrases = (freeWord: string): string =>
  parseFreeWord(freeWord)
    .map(({ text, excluded }) => `${excluded ? '-' : ''}"${text}"`)
    .join(' ')
