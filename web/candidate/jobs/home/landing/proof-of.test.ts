import { expect, test } from 'vitest'
import { proofOf } from './proof-of.ts'

const spread = { same_day: 1, two_days: 2, four_days: 0, seven_days: 0, longer: 0, mostly_silent: 1 }
const figures = { companies: 4, cases: 80, answered: 60, median_answer_hours: 36, spread, measured_at: '2026-11-24T00:00:00+09:00' }

test('the proof says the share, the median, its fraction and its day; silence is never left out', () => {
  expect(proofOf(figures)).toMatchObject({ share: 75, days: '1.5', cases: 80, answered: 60, day: '11月24日（火）' })
  expect(proofOf(figures)?.spread.map(({ label, percent }) => `${label} ${percent}%`)).toEqual(['当日 25%', '1〜2日 50%', '返信なしが半分以上 25%'])
  expect(proofOf({ ...figures, spread: { ...spread, mostly_silent: 0 } })?.spread.at(-1)).toMatchObject({ label: '返信なしが半分以上', percent: 0 })
})

test('without a company that has figures there is no proof, and nothing is divided by zero', () => {
  expect(proofOf({ ...figures, companies: 0, cases: 0, answered: 0, median_answer_hours: null, measured_at: null })).toBe(null)
})
