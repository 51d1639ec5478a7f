import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { MOST_QUESTIONS, type QuestionKind } from '#contract/jobs/questions/job-question-kinds.ts'
import type { Entry } from '#web/platform/forms/kept/saved-input.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Typed = Record<string, unknown> | undefined

/** The form's questions in their order, with choices typed under questions of other kinds. */
export const typedQuestions = ({ questions }: Record<string, unknown>): JobQuestion[] =>
  [questions ?? []].flat().map((typed) => {
    const { kind, question, is_required, choices } = Object(typed as Typed) as Record<string, unknown>
    return {
      kind: textOf(kind) as QuestionKind,
      question: textOf(question),
      is_required: textOf(is_required) !== '',
      choices: textOf(choices)
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    }
  })

/** The same from the kept input of the form. */
export function savedQuestions(entries: Entry[]): JobQuestion[] {
  const questions: Record<string, string>[] = []
  for (const [name, value] of entries) {
    const [, at, field] = /^questions\[(\d)\]\.(\w+)$/.exec(name) ?? []
    if (field) (questions[Number(at)] ??= {})[field] = value
  }
  return typedQuestions({ questions: questions.filter(Boolean) })
}

const blank = { kind: 'short_text', question: '', is_required: false, choices: [] } as const

/** The list after one press of its buttons: `add`, or `up`, `down` and `remove` with the place. Undefined for any other press. */
export function editedQuestions<Question>(questions: Question[], intent: string, added: Question = blank as Question): Question[] | undefined {
  if (intent === 'add') return questions.length < MOST_QUESTIONS ? [...questions, added] : questions
  const [, act, place] = /^(up|down|remove)-(\d)$/.exec(intent) ?? []
  const from = Number(place)
  const moved = questions[from]
  if (!act) return undefined
  if (moved === undefined) return questions
  const others = questions.toSpliced(from, 1)
  return act === 'remove' ? others : others.toSpliced(Math.max(0, act === 'up' ? from - 1 : from + 1), 0, moved)
}
