import { offerSections, type OfferField } from '#contract/hiring/offers/offer-fields.ts'
import type { OfferDesk } from '#contract/hiring/offers/offers.ts'
import type { OfferTerms } from '#contract/hiring/offers/offer-terms.ts'
import { numberOf, textOf } from '#web/platform/forms/values/text-of.ts'

type Values = Record<string, unknown>

/** What the form holds, in the shape of the API. It shows the conditions of one kind of contract; those of the other stay as they were saved. */
export function draftOfForm(values: Values) {
  const { terms: typed = {}, reasons = {}, shown, message, answer_due_on, updated_at } = values as Values & { terms?: Values; reasons?: Values }
  const fields = offerSections.flatMap((section) => section.fields).filter(({ only }) => !only || only === shown)
  return {
    terms: Object.fromEntries(
      fields.map(({ name, kind }) => [name, readers[name === 'employment_types' ? 'types' : kind](typed[name])]),
    ) as Partial<OfferTerms>,
    reasons: Object.fromEntries(Object.entries(reasons).map(([field, reason]) => [field, textOf(reason)])) as OfferDesk['draft']['reasons'],
    message: textOf(message),
    answer_due_on: textOf(answer_due_on) || null,
    ...(textOf(updated_at) ? { updated_at: textOf(updated_at) } : {}),
  }
}

/** 9:30, ９：３０ and 0930 are 09:30. */
function timeOf(value: unknown) {
  const plain = textOf(value).normalize('NFKC').trim()
  const [, hours, minutes] = /^(\d{1,2})[:時]?(\d{2})分?$/.exec(plain) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : plain
}

const readers: Record<OfferField['kind'] | 'types', (value: unknown) => unknown> = {
  line: textOf,
  text: textOf,
  time: timeOf,
  number: numberOf,
  tick: (value) => textOf(value) !== '',
  maybe: (value) => (textOf(value) === '' ? null : textOf(value) === 'yes'),
  one: (value) => (textOf(value) === '' ? null : Number(value)),
  unit: (value) => textOf(value) || null,
  day: (value) => textOf(value) || null,
  types: (value) => (textOf(value) === '' ? [] : [Number(value)]),
}
