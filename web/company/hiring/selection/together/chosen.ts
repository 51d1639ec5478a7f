import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { type Card, cardKey, cardPerson, isOutside } from '../board/cards.ts'
import { SELECTION_PATH } from '../selection-path.ts'

/** A row of the table that somebody ticked, as its box says it: which card, of whom, and where it stood. Somebody from outside has no conversation, so that there is no `candidate_id`. */
export type Chosen = { id: string; candidate_id: string; step: string; label: string }

const NOBODY = '-'

export const valueOf = ({ id, candidate_id, step, label }: Chosen) => [id, candidate_id, step, label].join(' ')

export const chosenFrom = (card: Card): Chosen => ({
  id: cardKey(card),
  candidate_id: isOutside(card) ? NOBODY : card.candidate.id,
  step: stepKey(card),
  label: cardPerson(card),
})

export const chosenOf = (values: unknown): Chosen[] =>
  [values ?? []].flat().map((value) => {
    const [id = '', candidate_id = '', step = 'entry', ...label] = textOf(value).split(' ')
    return { id, candidate_id, step, label: label.join(' ') }
  })

/** The page that asks what is told to the chosen ones. */
export const togetherPath = (act: 'message' | 'decline', chosen: Chosen[]) =>
  `${SELECTION_PATH}/together?${new URLSearchParams([['act', act], ...chosen.map(({ id }) => ['id', id])])}`
