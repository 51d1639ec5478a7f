import type { CompanyApplication } from '#contract/hiring/applications/applications.ts'
import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { SELECTION_PATH } from '../selection-path.ts'

/** A row of the table that somebody ticked, as its box says it: which selection, of whom, and where it stood. */
export type Chosen = { id: string; candidate_id: string; step: string; label: string }

export const valueOf = ({ id, candidate_id, step, label }: Chosen) => [id, candidate_id, step, label].join(' ')

export const chosenFrom = ({ id, candidate, step, step_id }: CompanyApplication): Chosen => ({
  id,
  candidate_id: candidate.id,
  step: stepKey({ step, step_id }),
  label: candidate.name,
})

export const chosenOf = (values: unknown): Chosen[] =>
  [values ?? []].flat().map((value) => {
    const [id = '', candidate_id = '', step = 'entry', ...label] = textOf(value).split(' ')
    return { id, candidate_id, step, label: label.join(' ') }
  })

/** The page that asks what is told to the chosen ones. */
export const togetherPath = (act: 'message' | 'decline', chosen: Chosen[]) =>
  `${SELECTION_PATH}/together?${new URLSearchParams([['act', act], ...chosen.map(({ id }) => ['id', id])])}`
