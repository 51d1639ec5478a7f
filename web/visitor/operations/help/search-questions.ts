import { findHits } from '#search-engine/hits/find-hits.ts'
import type { Snippet } from '#search-engine/hits/snippet.ts'
import { asPhrases } from '#search-engine/text/as-phrases.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { type FreeWord, parseFreeWord } from '#search-engine/text/parse-free-word.ts'
import { questionGroups } from './questions/question-groups.ts'
import type { Question } from './questions/question.ts'

/** A question as the page shows it, with the typed words marked. */
export type FoundQuestion = { id: string; question: Snippet; answer: Snippet[]; ways: Question['ways'] }
type FoundGroup = { id: string; name: string; questions: FoundQuestion[] }

const textOf = ({ name }: { name: string }, { question, answer, ways }: Question) =>
  normalizeText([name, question, ...answer, ...ways.map(({ label }) => label)].join('\n'))

const texts = new Map(questionGroups.flatMap((group) => group.questions.map((question) => [question.id, textOf(group, question)] as const)))

const isIn = (text: string, { alternatives }: FreeWord) => alternatives.some((alternative) => text.includes(alternative))

/** Questions that hold all typed words, read and spelled as in the search for jobs. Nothing typed: all questions. */
export function searchQuestions(typed: string): FoundGroup[] {
  const words = parseFreeWord(typed)
  const phrases = asPhrases(typed)
  const marked = (text: string): Snippet => ({ text, hits: findHits(text, phrases) })
  return questionGroups
    .map(({ id, name, questions }) => ({
      id,
      name,
      questions: questions
        .filter((question) => words.every((word) => word.excluded !== isIn(texts.get(question.id) ?? '', word)))
        .map((found) => ({ id: found.id, question: marked(found.question), answer: found.answer.map(marked), ways: found.ways })),
    }))
    .filter(({ questions }) => questions.length > 0)
}
