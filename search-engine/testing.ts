import { answersWord, holdsWord, namesAnother } from './matches-job.ts'
import { fieldPoints, phrasePoints, phraseScore, weightsOf } from './query/words/score-planes.ts'
import { type ExpandedWord, expandWords } from './synonyms/expand-words.ts'
import { normalizeText } from './text/normalize-text.ts'
import { parseFreeWord } from './text/parse-free-word.ts'
import { hasWord } from './words/has-word.ts'

/** Normalised texts of a job. */
type Texts = { title: string; skills: string; body: string }

/** The points of the best field, by the word, a synonym or, in the title, a related occupation. */
const pointsOf = ({ title, skills, body }: Texts, word: ExpandedWord): number => {
  const [titleWord, titleSynonym, titleRelated, skillsWord, skillsSynonym, bodyWord, bodySynonym] = fieldPoints
  const isElsewhere = namesAnother(title, word)
  const bySynonym = (text: string, related: boolean) =>
    word.synonyms.some(({ alternatives, only_title = false }) => only_title === related && alternatives.some((one) => hasWord(text, one)))
  return Math.max(
    holdsWord(title, word) ? (isElsewhere ? skillsSynonym : titleWord) : 0,
    bySynonym(title, false) ? (isElsewhere ? skillsSynonym : titleSynonym) : 0,
    holdsWord(skills, word) ? skillsWord : 0,
    bySynonym(skills, false) ? skillsSynonym : 0,
    bySynonym(title, true) && !isElsewhere ? titleRelated : 0,
    holdsWord(body, word) ? bodyWord : 0,
    bySynonym(body, false) ? bodySynonym : 0,
  )
}

/**
 * How well jobs answer the words of a search, among all jobs that the viewer could find, by reading each: slow and plainly right. Absent where no word decides.
 * @internal For tests of the index.
 */
export const scoresByReading = <Job extends Texts>(all: Job[], answering: Job[], freeWord: string, without?: string[]): Map<Job, number> | undefined => {
  const words = expandWords(parseFreeWord(freeWord), without).filter((word) => !word.excluded)
  if (words.length === 0) return undefined
  const count = (word: ExpandedWord) => all.filter(({ title, skills, body }) => answersWord(`${title}\n${skills}\n${body}`, word, title)).length
  const weights = weightsOf(
    words.map((word) => ({ typed: word.text, found: count(word) })),
    all.length,
  )
  const phrase = words.length > 1 && normalizeText(words.map(({ text }) => text).join(' ')).trim()
  const sumOfWeights = weights.reduce((sum, weight) => sum + weight, 0)
  const bonus = ({ title, skills, body }: Job) =>
    phrase ? (hasWord(title, phrase) ? phraseScore(sumOfWeights) : 0) + (hasWord(skills, phrase) || hasWord(body, phrase) ? sumOfWeights * phrasePoints : 0) : 0
  return new Map(answering.map((job) => [job, words.reduce((sum, word, i) => sum + weights[i]! * pointsOf(job, word), bonus(job))]))
}
