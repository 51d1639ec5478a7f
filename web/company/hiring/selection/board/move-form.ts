import { stepKey } from '#contract/hiring/selection/step-limits.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { type Card, cardKey } from './cards.ts'

/** The form that moves a card: its name says which card, and from where, so that the answer can offer the way back. */
export const moveForm = {
  undo: 'undo',
  nameOf: (card: Card) => `${cardKey(card)} ${stepKey(card)}`,
  movedBy(result: FormResult | undefined) {
    const [id, from] = (result?.saved && result.form?.split(' ')) || []
    return id && from ? { id, from } : undefined
  },
  /** Whether an answer is about a card of the board, and not about what is open beside it. */
  isAnswer: (result: FormResult) => result.form === moveForm.undo || (result.form?.includes(' ') ?? false),
}
