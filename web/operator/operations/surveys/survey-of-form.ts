import type { SurveyContent } from '#contract/operations/lookups/operator-surveys.ts'
import type { SurveyQuestion } from '#contract/candidates/surveys/surveys.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { japanMoment } from '#web/operator/platform/moments/japan-moment.ts'

type Values = Record<string, unknown>

/** The form as the API takes it. A new question gets its own mark, under which its answers are kept. */
export function surveyOfForm(values: Values): SurveyContent {
  const rows = (Array.isArray(values.questions) ? values.questions : []).filter((row): row is Values => typeof row === 'object' && row !== null)
  const written = rows.filter((row) => textOf(row.label).trim())
  const taken = new Set(written.map((row) => textOf(row.key)))
  const newKey = () => {
    let number = 1
    while (taken.has(`q${number}`)) number++
    taken.add(`q${number}`)
    return `q${number}`
  }
  return {
    title: textOf(values.title),
    description: textOf(values.description),
    opens_at: japanMoment.ofField(textOf(values.opens_at), textOf(values.opens_at_was)) ?? '',
    closes_at: japanMoment.ofField(textOf(values.closes_at), textOf(values.closes_at_was)),
    questions: written.map((row) => {
      const kind = textOf(row.kind) as SurveyQuestion['kind']
      const choices = textOf(row.choices)
        .split('\n')
        .map((choice) => choice.trim())
        .filter(Boolean)
      return {
        key: textOf(row.key) || newKey(),
        label: textOf(row.label),
        kind,
        choices: kind === 'choice' || kind === 'choices' ? choices : [],
        required: row.required === 'on',
      }
    }),
  }
}
