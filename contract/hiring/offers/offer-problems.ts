import { offerSections, type OfferField } from './offer-fields.ts'
import { isContractor, isFixedTerm, offerNameOf } from './offer-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

type OfferProblem = { field: string; message: string }

const isFor = ({ only }: OfferField, terms: OfferTerms) => !only || only === (isContractor(terms) ? 'contractor' : 'employee')

/** The sections with the conditions that this kind of contract has. */
export const sectionsFor = (terms: OfferTerms) =>
  offerSections.map((section) => ({ ...section, fields: section.fields.filter((field) => isFor(field, terms)) })).filter(({ fields }) => fields.length > 0)

export const isNeeded = ({ need }: Pick<OfferField, 'need'>, terms: OfferTerms) =>
  need === 'must' || (need === 'term' && isFixedTerm(terms)) || (need === 'overtime' && terms.fixed_overtime === true)

/** A trial that the text says does not exist. */
const isNone = (words: string) => /^(なし|無し?)/.test(words)

/** What has to be written before an offer can be sent, by field. What the law wants stated is not left to a conversation here: an offer defers nothing. */
export function offerProblems(terms: OfferTerms): OfferProblem[] {
  const missing = sectionsFor(terms)
    .flatMap(({ fields }) => fields)
    .filter((field) => isNeeded(field, terms) && isEmpty(terms[field.name]))
    .map(({ name }) => ({ field: name, message: missingWords(name) }))
  return [...missing, ...(isContractor(terms) ? [] : contradictions(terms))]
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

const chosen = new Set(['employment_types', 'address', 'pay_unit', 'fixed_overtime', 'fixed_overtime_excess_paid', 'start_on'])
const missingWords = (name: string) => `${offerNameOf(name)}を${chosen.has(name) ? '選んで' : '入力して'}ください。`

function contradictions(terms: OfferTerms): OfferProblem[] {
  const { pay_unit, pay_min, fixed_overtime, base_pay, fixed_overtime_amount, fixed_overtime_excess_paid } = terms
  return [
    terms.trial !== '' &&
      !isNone(terms.trial) &&
      terms.trial_terms === '' && { field: 'trial_terms', message: '試用期間中の条件を入力してください。同じなら「同じ」と書きます。' },
    terms.remote !== 2 && terms.address !== null && terms.address2 === '' && { field: 'address2', message: '働く場所の市区町村・番地を入力してください。' },
    terms.flex === true && terms.core_time === '' && { field: 'core_time', message: 'コアタイムを入力してください。なければ「なし」と書きます。' },
    terms.discretionary_work === true &&
      terms.discretionary_work_terms === '' && { field: 'discretionary_work_terms', message: '裁量労働の条件を入力してください。' },
    fixed_overtime === true &&
      fixed_overtime_excess_paid === false && { field: 'fixed_overtime_excess_paid', message: '固定残業の時間を超えた分は、支払う必要があります。' },
    fixed_overtime === true &&
      pay_unit === 'month' &&
      pay_min !== null &&
      base_pay !== null &&
      fixed_overtime_amount !== null &&
      base_pay + fixed_overtime_amount > pay_min && { field: 'pay_min', message: '基本給と固定残業代の合計が、賃金の額を超えています。' },
  ].filter((problem) => problem !== false)
}
