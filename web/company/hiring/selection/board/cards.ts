import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import type { OutsideCard } from '#contract/hiring/outside/outside-card.ts'
import { channelOf } from '#contract/hiring/selection/found-via.ts'
import { keyOfOutside } from '../../outside-key.ts'

/** What stands in a column: a selection on the site, or somebody from outside. */
export type Card = CompanyApplication | OutsideCard

export const isOutside = (card: Card): card is OutsideCard => 'kind' in card

/** How addresses and forms of the board name a card. */
export const cardKey = (card: Card) => (isOutside(card) ? keyOfOutside(card.id) : card.id)

export const cardPerson = (card: Card) => (isOutside(card) ? card.name : card.candidate.name)

export const cardSource = (card: Card) => ({ channel: isOutside(card) ? card.channel : channelOf(card), referred_by: card.referred_by })

/** Who did not answer yet cannot be moved. */
export const isWaiting = (card: Card) => isOutside(card) && card.answer_due_at !== null

/** Both kinds as a column has them, the longest waiting first, of those that ended the latest; in a list of one step the latest first. */
export function inOrder(cards: Card[], isList: boolean): Card[] {
  const at = ({ step_changed_at }: Card) => Date.parse(step_changed_at)
  return cards.toSorted((one, other) => (isList || one.step === 'end' ? at(other) - at(one) : at(one) - at(other)))
}
