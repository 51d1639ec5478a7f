import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { needsReason, offerDifferences, type Posted } from './offer-differences.ts'
import { emptyOfferTerms } from './offer-term-names.ts'
import type { OfferTerms } from './offer-terms.ts'

const kinds = (posted: Partial<Posted>, offered: Partial<OfferTerms>) =>
  offerDifferences({ ...emptyJobContent, ...posted }, { ...emptyOfferTerms, ...offered }, (_, ids) => ids.map(String)).map(({ field, kind }) => [field, kind])

test('within the range of the posting a pay is settled, outside of it it is changed', () => {
  const range = { min_salary: 500, max_salary: 700 }
  expect(kinds(range, { min_salary: 620 })).toEqual([['min_salary', 'specified']])
  expect(kinds(range, { min_salary: 480 })).toEqual([['min_salary', 'changed']])
  expect(kinds(range, { min_salary: 720 })).toEqual([['min_salary', 'changed']])
  expect(kinds({ min_salary: 600, max_salary: 600 }, { min_salary: 600 })).toEqual([])
  const monthly = { pay_unit: 'month' as const, pay_min: 400_000, pay_max: 500_000 }
  expect(kinds(monthly, { pay_unit: 'month', pay_min: 380_000 })).toEqual([['pay_min', 'changed']])
})

test('one of several kinds of employment or places is settled, another one is changed', () => {
  expect(kinds({ employment_types: [1, 2] }, { employment_types: [2] })).toEqual([['employment_types', 'specified']])
  expect(kinds({ employment_types: [1] }, { employment_types: [2] })).toEqual([['employment_types', 'changed']])
  expect(kinds({ address: 13, address2: '台東区', prefectures: [13, 26] }, { address: 26, address2: '京都市' })).toEqual([['address', 'specified']])
  expect(kinds({ address: 13, prefectures: [13] }, { address: 26 })).toEqual([['address', 'changed']])
})

test('what the posting said and the offer leaves out is removed; what the posting left open is added', () => {
  expect(kinds({ bonus: '年2回', stock_option: true }, { bonus: '', stock_option: false })).toEqual([
    ['bonus', 'removed'],
    ['stock_option', 'changed'],
  ])
  expect(kinds({ bonus: '' }, { bonus: '年2回' })).toEqual([['bonus', 'added']])
})

test('spaces and widths of letters make no difference', () => {
  expect(kinds({ holiday: '土日・祝日（年間休日１２３日）' }, { holiday: '土日・祝日 （年間休日123日）' })).toEqual([])
})

test('only what is worse or other than the posting needs a reason', () => {
  expect((['changed', 'removed', 'specified', 'added'] as const).filter((kind) => needsReason({ kind }))).toEqual(['changed', 'removed'])
})

test('an offer without a posting has nothing to be compared with', () => {
  expect(offerDifferences(null, { ...emptyOfferTerms, bonus: '年2回' }, () => [])).toEqual([])
})

test('of a range, more than the lower end is made of is settled, less is changed; what is not settled yet differs from nothing', () => {
  const range = { pay_unit: 'month' as const, pay_min: 358_000, pay_max: 550_000, base_pay: 297_000, min_salary: 500, max_salary: 700, salary: '月給 35万円〜' }
  expect(kinds(range, { pay_unit: 'month', base_pay: 350_000 })).toEqual([['base_pay', 'specified']])
  expect(kinds(range, { pay_unit: 'month', base_pay: 280_000 })).toEqual([['base_pay', 'changed']])
  expect(kinds(range, { pay_unit: 'month' })).toEqual([])
})
