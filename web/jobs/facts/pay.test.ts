import { expect, test } from 'vitest'
import { bandOf, bandText, payOf, spokenBand } from './pay.ts'

const job = {
  min_salary: null,
  max_salary: null,
  is_salary_estimated: false,
  salary: '',
  pay_unit: null,
  pay_min: null,
  pay_max: null,
  fixed_overtime: false,
  fixed_overtime_hours: null,
  employment_types: [1],
}

test('a yearly band says what it includes', () => {
  const pay = payOf({ ...job, min_salary: 620, max_salary: 880, fixed_overtime: true, fixed_overtime_hours: 20 })
  expect([bandText(pay), spokenBand(pay), pay.notes]).toEqual(['620〜880万円', '620万円から880万円', ['固定残業代 月20時間分を含む']])
})

test('the pay names what the company left out', () => {
  const floorOnly = payOf({ ...job, min_salary: 480 })
  const ceilingOnly = payOf({ ...job, max_salary: 1100 })
  const none = payOf({ ...job, salary: '応相談' })
  expect([bandText(floorOnly), spokenBand(floorOnly), floorOnly.notes]).toEqual(['480万円〜', '480万円から', ['上限は書かれていません']])
  expect([bandText(ceilingOnly), spokenBand(ceilingOnly), ceilingOnly.notes]).toEqual(['〜1,100万円', '1,100万円まで', ['下限は書かれていません']])
  expect([bandText(none), none.notes]).toEqual(['金額の記載なし', ['「応相談」とだけ書かれています']])
})

test('a card shows pay by the hour or day in its own unit, and a missing upper end as 〜 after the unit', () => {
  const wage = { ...job, pay_unit: 'hour' as const, pay_min: 1250, pay_max: 1500, min_salary: 150 }
  expect(bandOf(wage)).toEqual({ label: '時給', min: 1250, max: 1500, unit: '円' })
  expect(bandOf({ ...wage, pay_unit: 'day' })).toMatchObject({ label: '日給', unit: '円' })
  expect(bandText(bandOf({ ...job, min_salary: 588 }))).toBe('588万円〜')
})

test('a single figure is no band', () => {
  const pay = payOf({ ...job, min_salary: 600, max_salary: 600 })
  expect([bandText(pay), spokenBand(pay)]).toEqual(['600万円', '600万円'])
})

test('a side job shows pay by the hour, with the yearly pay that the company states', () => {
  const pay = payOf({ ...job, employment_types: [3], pay_unit: 'hour', pay_min: 4500, pay_max: 6000, min_salary: 936, max_salary: 1248 })
  expect([pay.label, bandText(pay), pay.notes]).toEqual(['時間単価', '4,500〜6,000円', ['年収 936〜1,248万円']])
})

test('a part-time job shows pay by the hour, too; a calculated yearly pay is called an estimate, and none is invented', () => {
  const wage = { ...job, employment_types: [4], pay_unit: 'hour' as const, pay_min: 1250 }
  const pay = payOf({ ...wage, min_salary: 130, is_salary_estimated: true })
  expect([pay.label, bandText(pay), pay.notes]).toEqual(['時給', '1,250円〜', ['年収の目安 130万円〜（書かれた時間と日数から計算）', '上限は書かれていません']])
  expect(payOf(wage).notes).toEqual(['上限は書かれていません'])
})

test('monthly pay appears as yearly pay, with the month beside it', () => {
  const pay = payOf({ ...job, pay_unit: 'month', pay_min: 300_000, pay_max: 455_000, min_salary: 360, max_salary: 546 })
  expect([bandText(pay), pay.notes]).toEqual(['360〜546万円', ['月給30〜45.5万円']])
})
