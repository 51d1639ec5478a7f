import type { OfferDesk } from '#contract/hiring/offers/offers.ts'
import type { OfferTerm } from '#contract/hiring/offers/offer-term-names.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>
export type OfferValues = ReturnType<typeof offerValues>

/** What the fields hold at first: what was typed into a form that was refused, else the draft. With what is wrong, by field. */
export function offerValues(draft: OfferDesk['draft'], result: FormResult | undefined) {
  const refused = result?.saved === false ? result : undefined
  const typed = refused?.values as { terms?: Values; reasons?: Values; message?: unknown; answer_due_on?: unknown } | undefined
  const isTyped = typed?.terms !== undefined
  const wordsOf = (value: unknown) => {
    const [one] = [value].flat()
    if (typeof one === 'boolean') return one ? 'yes' : 'no'
    return typeof one === 'number' ? String(one) : textOf(one)
  }
  return {
    term: (name: OfferTerm) => wordsOf(isTyped ? typed.terms?.[name] : draft.terms[name]),
    isTicked: (name: OfferTerm) => (isTyped ? textOf(typed.terms?.[name]) !== '' : draft.terms[name] === true),
    reason: (field: string) => textOf(isTyped ? typed.reasons?.[field] : (draft.reasons as Record<string, string>)[field]),
    message: isTyped ? textOf(typed.message) : draft.message,
    answer_due_on: isTyped ? textOf(typed.answer_due_on) : (draft.answer_due_on ?? ''),
    issue: (field: string) => refused && Object.entries(refused.refusal.issues).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1],
  }
}
