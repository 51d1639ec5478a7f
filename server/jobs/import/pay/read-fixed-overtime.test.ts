import { expect, test } from 'vitest'
import { readFixedOvertime } from './read-fixed-overtime.ts'

test('hours, amount, excess and base pay', () => {
  expect(readFixedOvertime('月給 310,000円（基本給 260,000円、固定残業代 50,000円／月30時間分）。超過分は別途支給します。')).toEqual({
    fixed_overtime: true,
    fixed_overtime_hours: 30,
    fixed_overtime_amount: 50_000,
    fixed_overtime_excess_paid: true,
    base_pay: 260_000,
  })
})

test.each([
  ['月45時間の固定残業代を含みます。', 45],
  ['固定残業時間あり（40時間を超える時間外労働分は残業代を支給）', 40],
  ['みなし残業代 30,000円／月\nみなし残業時間 15時間／月', 15],
  ['みなし残業手当を含む', null],
  ['月額41万7千円（45時間分の時間外手当10万8千円を含む）', 45],
  ['45時間分の固定残業代を含む（実際の残業は月10時間程度）', 45],
  ['一律残業手当（15時間分）2万円が含まれます', 15],
  ['見込み残業30時間含む', 30],
  ['固定残業代を含む ※実働8時間', null],
  ['固定残業代を超える残業はほぼありません', null],
])('%s', (text, hours) => {
  expect(readFixedOvertime(text)).toMatchObject({ fixed_overtime: true, fixed_overtime_hours: hours })
})

test.each(['固定残業代なし', 'みなし残業はありません', '※固定残業・みなし残業なし！', '固定残業代の支給はありません', 'みなし残業代制度は廃止しました'])(
  '%s has none',
  (text) => {
    expect(readFixedOvertime(text).fixed_overtime).toBe(false)
  },
)

test.each(['残業代は全額支給', '月給30万円', '裁量労働制（みなし労働時間 1日9時間）'])('%s leaves it open', (text) => {
  expect(readFixedOvertime(text).fixed_overtime).toBe(null)
})

test('a statement in another field counts; on one page it is not denied beside its opposite', () => {
  expect(readFixedOvertime('月給30万円', '上記にはみなし残業代（月10時間分、1万4616円）を含みます。')).toMatchObject({
    fixed_overtime: true,
    fixed_overtime_hours: 10,
    fixed_overtime_amount: 14_616,
  })
  expect(readFixedOvertime('固定残業代なし', '固定残業代について学べる研修')).toMatchObject({ fixed_overtime: false })
})

test('an amount that stands before the name counts only with its hours', () => {
  expect(readFixedOvertime('※月20時間分／3.5万円～固定残業代含む')).toMatchObject({ fixed_overtime_hours: 20, fixed_overtime_amount: 35_000 })
  expect(readFixedOvertime('月給25万円（固定残業代含む）')).toMatchObject({ fixed_overtime: true, fixed_overtime_amount: null })
})
