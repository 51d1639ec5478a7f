import { expect, test } from 'vitest'
import { payBandOf, sharedWords } from './load-comparison.ts'

const market = { jobs: 48, low: 500, median: 600, high: 700, occupation: 'データ分析', employment: '正社員' }

test.each([
  [{ min_salary: 800, max_salary: 900 }, '上の4分の1'],
  [{ min_salary: 600, max_salary: 700 }, '真ん中の半分のうち、中央値以上'],
  [{ min_salary: null, max_salary: 550 }, '真ん中の半分のうち、中央値より下'],
  [{ min_salary: 400, max_salary: null }, '下の4分の1'],
])('a job that pays %o stands in %s', (job, place) => {
  expect(payBandOf(market, job)?.sentence).toContain(`${place}にあります。`)
})

test('every mark stands on the line, and without pay or market there is none', () => {
  const { at } = payBandOf(market, { min_salary: 100, max_salary: 2_000 })!
  for (const mark of [at.low, at.median, at.high, at.min, at.max]) expect(mark >= 0 && mark <= 100).toBe(true)
  expect([at.from, at.to]).toEqual(['0', '2,100'])
  expect(payBandOf(market, { min_salary: null, max_salary: null })).toBe(null)
  expect(payBandOf(null, { min_salary: 400, max_salary: 500 })).toBe(null)
})

test('what two jobs share is one line', () => {
  expect(sharedWords({ occupation: 'データ分析', skills: ['SQL', 'Python', 'R', 'dbt'], places: ['東京都'], is_pay_alike: true })).toBe(
    '同じ職種・共通のスキル SQL、Python、Rほか1・東京都・年収が近い',
  )
  expect(sharedWords({ occupation: null, skills: [], places: ['東京都', '京都府', '大阪府'], is_pay_alike: false })).toBe('同じ勤務地')
})
