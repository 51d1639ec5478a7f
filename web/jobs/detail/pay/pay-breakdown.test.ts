import { expect, test } from 'vitest'
import { bonusMonths, payBreakdown } from './pay-breakdown.ts'

const job = {
  base_pay: 390_600,
  fixed_overtime: true,
  fixed_overtime_amount: 61_000,
  fixed_overtime_hours: 20,
  pay_unit: 'month',
  pay_min: 451_600,
  bonus: '年2回・あわせて基本給2か月分',
  min_salary: 620,
} as const

test('base pay, fixed overtime and bonus make up the year', () => {
  expect(payBreakdown(job)).toEqual({
    parts: [
      { name: '基本給', month: 391, year: 4687 },
      { name: '固定残業代（20時間分）', month: 61, year: 732 },
      { name: '賞与（基本給2か月分）', month: null, year: 781 },
    ],
    month: 452,
    year: 6200,
    isBonusExtra: false,
  })
})

test('the shown parts always add up', () => {
  for (let base = 200_001; base < 200_500; base += 7) {
    for (const bonus of ['', '基本給1.5か月分']) {
      const overtime = 30_000 + (base % 991)
      const min_salary = Math.round((base * (bonus ? 13.5 : 12) + overtime * 12) / 10_000)
      const shown = payBreakdown({ ...job, base_pay: base, fixed_overtime_amount: overtime, pay_min: null, bonus, min_salary })
      expect(shown?.parts.reduce((sum, { year }) => sum + year, 0)).toBe(shown?.year)
      expect(shown?.parts.reduce((sum, { month }) => sum + (month ?? 0), 0)).toBe(shown?.month)
    }
  }
})

test('figures that contradict the yearly pay are not shown as its parts', () => {
  expect(payBreakdown({ ...job, min_salary: 700 })).toBeNull()
})

test('a missing figure is not guessed', () => {
  expect(payBreakdown({ ...job, fixed_overtime_amount: null })).toBeNull()
  expect(payBreakdown({ ...job, base_pay: null, pay_unit: 'year' })).toBeNull()
  expect(payBreakdown({ ...job, min_salary: null })).toBeNull()
})

test('one part alone needs no table', () => {
  expect(payBreakdown({ ...job, fixed_overtime: false, fixed_overtime_amount: null, bonus: '', min_salary: 469 })).toBeNull()
})

test('a bonus that depends on results stands beside the sum, not in it', () => {
  expect(payBreakdown({ ...job, bonus: '業績により年1回', min_salary: 542 })).toMatchObject({
    isBonusExtra: true,
    parts: [{ name: '基本給' }, { name: '固定残業代（20時間分）' }],
  })
})

test('months of base pay are read from the text of a bonus, and nothing else is', () => {
  expect(['', 'なし', '年２回・あわせて基本給２．５ヶ月分', '年2回（前年度実績 4か月分）', '基本給1か月〜3か月分', '業績による'].map(bonusMonths)).toEqual([
    0,
    0,
    2.5,
    null,
    null,
    null,
  ])
})
