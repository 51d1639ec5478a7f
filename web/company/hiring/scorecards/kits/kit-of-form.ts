import type { NewInterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { MOST_CRITERIA } from '#contract/hiring/scorecards/kit-limits.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>
type Criteria = NewInterviewKit['criteria']

/** The criteria of the form in their order, empty ones included. */
export const criteriaOfForm = ({ criteria }: Values): Criteria =>
  [criteria ?? []].flat().map((typed) => {
    const { name, looks_for } = Object(typed) as Values
    return { name: textOf(name), looks_for: textOf(looks_for) }
  })

/** What the form of a kit sends: one question a line. */
export const kitOfForm = (values: Values): NewInterviewKit => ({
  name: textOf(values.name),
  purpose: textOf(values.purpose),
  criteria: criteriaOfForm(values),
  questions: textOf(values.questions)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean),
})

/** The list after one press of its buttons: `add`, or `up`, `down` and `remove` with the place. Undefined for any other press. */
export function editedCriteria<Criterion>(criteria: Criterion[], intent: string, added: Criterion): Criterion[] | undefined {
  if (intent === 'add') return criteria.length < MOST_CRITERIA ? [...criteria, added] : criteria
  const [, act, place] = /^(up|down|remove)-(\d{1,2})$/.exec(intent) ?? []
  if (!act) return undefined
  const from = Number(place)
  const moved = criteria[from]
  if (moved === undefined) return criteria
  const others = criteria.toSpliced(from, 1)
  return act === 'remove' ? others : others.toSpliced(Math.max(0, act === 'up' ? from - 1 : from + 1), 0, moved)
}
