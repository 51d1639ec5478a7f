import type { QuestionKind } from '#contract/job-question-kinds.ts'
import type { JobQuestion } from '#contract/job-questions.ts'
import { textOf } from '#web/forms/text-of.ts'

type Typed = Record<string, unknown> | undefined

/** The questions as the form holds them, in its order. Choices count only where one chooses. */
export const typedQuestions = ({ questions }: Record<string, unknown>): JobQuestion[] =>
  [questions ?? []].flat().map((typed) => {
    const { kind, question, is_required, choices } = Object(typed as Typed) as Record<string, unknown>
    return {
      kind: textOf(kind) as QuestionKind,
      question: textOf(question),
      is_required: textOf(is_required) !== '',
      choices:
        kind === 'choice'
          ? textOf(choices)
              .split(/\r?\n/)
              .map((line) => line.trim())
              .filter(Boolean)
          : [],
    }
  })
