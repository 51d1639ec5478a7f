import { expect, test } from 'vitest'
import { fundingDate, fundingYears } from './funding-section.tsx'

test('rounds of one year are one bar, and an undisclosed sum is none', () => {
  const finances = [
    { finance_date_year: 2024, amount: 10_000 },
    { finance_date_year: 2022, amount: 5_000 },
    { finance_date_year: 2024, amount: 10_000 },
    { finance_date_year: 2023, amount: null },
  ]
  expect(fundingYears(finances)).toEqual([
    { year: 2022, amount: 5_000, share: 25 },
    { year: 2024, amount: 20_000, share: 100 },
  ])
  expect(fundingYears([])).toEqual([])
})

test('a round without a month shows its year', () => {
  expect(fundingDate({ finance_date_year: 2024, finance_date_month: 5 })).toBe('2024年5月')
  expect(fundingDate({ finance_date_year: 2024, finance_date_month: null })).toBe('2024年')
})
