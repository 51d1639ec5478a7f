import { answersWord, holdsWord } from './matches-job.ts'
import { fieldPoints, rarityOf } from './query/words/score-planes.ts'
import { type ExpandedWord, expandWords } from './synonyms/expand-words.ts'
import { normalizeText } from './text/normalize-text.ts'
import { parseFreeWord } from './text/parse-free-word.ts'
import { hasWord } from './words/has-word.ts'

/** Normalised texts of a job. */
type Texts = { title: string; skills: string; body: string }

/** The points of the best field, by the word or a synonym. */
const pointsOf = ({ title, skills, body }: Texts, word: ExpandedWord): number => {
  const points = [title, skills, body].flatMap((text, i) => [
    holdsWord(text, word) ? fieldPoints[i * 2]! : 0,
    word.synonyms.some(({ alternatives }) => alternatives.some((one) => hasWord(text, one))) ? fieldPoints[i * 2 + 1]! : 0,
  ])
  return Math.max(...points)
}

/**
 * How well jobs answer the words of a search, among all jobs that the viewer could find, by reading each: slow and plainly right. Absent where no word decides.
 * @internal For tests of the index.
 */
export const scoresByReading = <Job extends Texts>(all: Job[], answering: Job[], freeWord: string, without?: string[]): Map<Job, number> | undefined => {
  const words = expandWords(parseFreeWord(freeWord), without).filter((word) => !word.excluded)
  if (words.length === 0) return undefined
  const count = (word: ExpandedWord) => all.filter(({ title, skills, body }) => answersWord(`${title}\n${skills}\n${body}`, word)).length
  const weights = words.map((word) => (words.length === 1 ? 1 : rarityOf(count(word), all.length)))
  const phrase = words.length > 1 && normalizeText(words.map(({ text }) => text).join(' ')).trim()
  const bonus = (job: Job) => (phrase && hasWord(job.title, phrase) ? 10_000 : 0)
  return new Map(answering.map((job) => [job, words.reduce((sum, word, i) => sum + weights[i]! * pointsOf(job, word), bonus(job))]))
}
