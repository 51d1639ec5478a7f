import { jobValueWords, type NamesOf } from '#contract/jobs/postings/job-value-words.ts'
import { longDateText, startOfDay } from '#contract/platform/time/japan-time.ts'
import { sectionsFor } from './offer-problems.ts'
import { offerNameOf, type OfferTerm } from './offer-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

type OfferLine = { name: string; value: string; notes: string[] }
export type OfferPart = { title: string; lines: OfferLine[] }

/** Stand in the line of another condition. */
const within = new Set<OfferTerm>(['address2', 'address3', 'pay_unit'])

/** An offer in words, as both sides and the document read it. What is not said has no line. */
export const offerParts = (terms: OfferTerms, namesOf: NamesOf): OfferPart[] =>
  sectionsFor(terms)
    .map(({ title, fields }) => ({
      title,
      lines: fields
        .filter(({ name }) => !within.has(name) && !isEmpty(terms[name]))
        .map(({ name }) => ({ name: offerNameOf(name), value: valueOf(name, terms, namesOf), notes: [] })),
    }))
    .filter(({ lines }) => lines.length > 0)

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function valueOf(name: OfferTerm, terms: OfferTerms, namesOf: NamesOf) {
  if (name === 'start_on') return longDateText(startOfDay(terms.start_on ?? ''))
  const words = jobValueWords(name, terms[name], namesOf)
  if (name === 'address') return [words, terms.address2, terms.address3].filter(Boolean).join('')
  if (name === 'pay_min') return [terms.pay_unit && jobValueWords('pay_unit', terms.pay_unit, namesOf), words].filter(Boolean).join(' ')
  if (name === 'fixed_overtime_excess_paid') return terms.fixed_overtime_excess_paid ? '別に支払います' : '支払いません'
  return words
}
