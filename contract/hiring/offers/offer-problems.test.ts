import { expect, test } from 'vitest'
import { offerProblems, sectionsFor } from './offer-problems.ts'
import { emptyOfferTerms } from './offer-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

const names = (words: string) => words.split(' ')
const fieldsOf = (terms: Partial<OfferTerms>) => offerProblems({ ...emptyOfferTerms, ...terms }).map(({ field }) => field)

test('an employer states everything that the law wants in writing', () => {
  expect(fieldsOf({ employment_types: [1] })).toEqual(
    names(
      'recruiter_name start_on contract_period trial position description duties_change address workplace_change smoking_rule default_starting_time default_ending_time break_time overtime holiday paid_leave pay_unit pay_min min_salary fixed_overtime overtime_rates closing_day pay_day pay_method raise bonus retirement_allowance insurance resignation',
    ),
  )
})

test('a contract that ends one day says how it is renewed, and whom to ask', () => {
  const more = ['renewal_rule', 'renewal_limit', 'consultation_desk']
  expect(fieldsOf({ employment_types: [2], contract_period: '2027年2月1日から1年' })).toEqual(expect.arrayContaining(more))
  for (const field of more) expect(fieldsOf({ employment_types: [1], contract_period: '期間の定めなし' })).not.toContain(field)
})

test('fixed overtime is split out, pays what exceeds it, and fits into the pay', () => {
  const parts = ['base_pay', 'fixed_overtime_hours', 'fixed_overtime_amount', 'fixed_overtime_excess_paid']
  expect(fieldsOf({ employment_types: [1], fixed_overtime: true })).toEqual(expect.arrayContaining(parts))
  const split = { fixed_overtime: true, base_pay: 350_000, fixed_overtime_hours: 20, fixed_overtime_amount: 61_000, pay_unit: 'month' as const }
  expect(fieldsOf({ ...split, fixed_overtime_excess_paid: false })).toContain('fixed_overtime_excess_paid')
  expect(fieldsOf({ ...split, fixed_overtime_excess_paid: true, pay_min: 400_000 })).toContain('pay_min')
  expect(fieldsOf({ ...split, fixed_overtime_excess_paid: true, pay_min: 411_000 })).not.toContain('pay_min')
})

test('a trial has its conditions, a workplace its street, flexible hours their core', () => {
  expect(fieldsOf({ trial: '3か月', remote: 1, address: 13, flex: true })).toEqual(expect.arrayContaining(['trial_terms', 'address2', 'core_time']))
  const none = fieldsOf({ trial: 'なし', remote: 2, address: 13, flex: false })
  for (const field of ['trial_terms', 'address2', 'core_time']) expect(none).not.toContain(field)
})

test('業務委託 has its own conditions and none of employment', () => {
  const contractor = { ...emptyOfferTerms, employment_types: [3] }
  expect(offerProblems(contractor).map(({ field }) => field)).toEqual(
    names('recruiter_name start_on contractor_period contractor_termination position description contractor_fee pay_day'),
  )
  const shown = sectionsFor(contractor).flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(shown).not.toContain('overtime')
  expect(shown).toContain('contractor_fee')
})
