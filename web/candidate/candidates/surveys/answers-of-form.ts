import type { SurveyAnswers, SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

/** The answers of a form, in the shapes that its questions expect. Leaves out empty ones. */
export function answersOfForm(questions: SurveyQuestion[], values: Record<string, unknown>): SurveyAnswers {
  const given = (typeof values.answers === 'object' ? values.answers : {}) as Record<string, unknown>
  const entries = questions.flatMap(({ key, kind }): [string, SurveyAnswers[string]][] => {
    const value = given[key]
    if (value === undefined || value === '') return []
    if (kind === 'choices') return [[key, [value].flat().map(textOf)]]
    return [[key, kind === 'scale' ? Math.trunc(Number(textOf(value))) || 0 : textOf(value)]]
  })
  return Object.fromEntries(entries)
}
