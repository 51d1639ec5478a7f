import type { SurveyContent } from '#contract/operations/lookups/operator-surveys.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'

/** Invalid questions of a survey. */
export function surveyProblems({ questions, opens_at, closes_at }: SurveyContent): Problem[] {
  const needsChoices = (kind: string) => kind === 'choice' || kind === 'choices'
  return [
    ...questions.flatMap(({ key, kind, choices }, index): Problem[] => [
      ...(questions.findIndex((other) => other.key === key) === index ? [] : [{ field: `questions.${index}.key`, message: '同じ印の質問が、2つあります。' }]),
      ...(needsChoices(kind) && choices.length < 2 ? [{ field: `questions.${index}.choices`, message: '選択肢を、1行に1つ、2つ以上入れてください。' }] : []),
      ...(new Set(choices).size < choices.length ? [{ field: `questions.${index}.choices`, message: '同じ選択肢が、2つあります。' }] : []),
    ]),
    ...(closes_at && Date.parse(closes_at) <= Date.parse(opens_at) ? [{ field: 'closes_at', message: '終わりを、始まりより後にしてください。' }] : []),
  ]
}
