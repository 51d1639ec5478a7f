import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { QuestionKind } from '#contract/jobs/questions/job-question-kinds.ts'
import type { Entry } from '#web/platform/forms/kept/saved-input.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

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
