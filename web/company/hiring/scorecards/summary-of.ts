import type { Grade, Scorecard } from '#contract/hiring/scorecards/scorecards.ts'

export type Line = { name: string; given: { member: Scorecard['member']; grade: Grade | null; note: string }[] }

const grades = [4, 3, 2, 1] as const

/** Each criterion with what every member gave, in the order of the first scorecard that has it. */
export function summaryOf(cards: Scorecard[]): Line[] {
  const names = [...new Set(cards.flatMap(({ scores }) => scores.map(({ criterion }) => criterion)))]
  return names.map((name) => ({
    name,
    given: cards.flatMap(({ member, scores }) =>
      scores.filter(({ criterion }) => criterion === name).map(({ score, note }) => ({ member, grade: score, note })),
    ),
  }))
}

export const recommendationsOf = (cards: Scorecard[]): Line['given'] =>
  cards.map(({ member, recommendation, comment }) => ({ member, grade: recommendation, note: comment }))

/** How often each grade was given, the best first, then how often none was. */
export const distributionOf = (given: Line['given']) => [...grades, null].map((grade) => [grade, given.filter((one) => one.grade === grade).length] as const)

/** Whether two members are two steps or more apart. */
export function areApart(given: Line['given']) {
  const known = given.flatMap(({ grade }) => grade ?? [])
  return known.length > 1 && Math.max(...known) - Math.min(...known) >= 2
}

const SPACE = /[ \u3000]+/

/** Family names, as colleagues call each other; of two who share one, both names. */
export function shortNames(names: string[]) {
  const families = names.map((name) => name.trim().split(SPACE)[0] ?? name)
  return families.map((family, at) => (families.filter((one) => one === family).length > 1 ? names[at]! : family))
}
