import type { Grade, Score, ScorecardSheet } from '#contract/hiring/scorecards/scorecards.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

const gradeOf = (value: unknown) => (/^[1-4]$/.test(textOf(value)) ? (Number(value) as Grade) : null)

/** What the form of a scorecard sends. */
export const scorecardOfForm = (values: Values) => ({
  scores: [values.scores ?? []].flat().map((typed) => {
    const { criterion, score, note } = Object(typed) as Values
    return { criterion: textOf(criterion), score: gradeOf(score), note: textOf(note) }
  }),
  recommendation: gradeOf(values.recommendation),
  comment: textOf(values.comment),
})

/** What the form asks about: the criteria of the kit as it is now, then those that one filled before the kit changed. */
export function criteriaOf({ kit, own }: Pick<ScorecardSheet, 'kit' | 'own'>) {
  const old = (own?.scores ?? []).filter(({ criterion }) => !kit.criteria.some(({ name }) => name === criterion))
  return [
    ...kit.criteria.map(({ name, looks_for }) => ({ criterion: name, looks_for, isOld: false })),
    ...old.map(({ criterion }) => ({ criterion, looks_for: '', isOld: true })),
  ]
}

export const scoreFor = (scores: Score[] | undefined, criterion: string) => scores?.find((one) => one.criterion === criterion)
