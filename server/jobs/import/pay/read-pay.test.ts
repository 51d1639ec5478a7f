import { expect, test } from 'vitest'
import { readPay } from './read-pay.ts'

test.each([
  ['年俸 700万円〜', 'year', 7_000_000, null],
  ['年収600万〜900万', 'year', 6_000_000, 9_000_000],
  ['年収６００万円～９００万円', 'year', 6_000_000, 9_000_000],
  ['想定年収: 450万円 - 700万円（経験による）', 'year', 4_500_000, 7_000_000],
  ['月給 30万円〜50万円', 'month', 300_000, 500_000],
  ['月給 300,000円～', 'month', 300_000, null],
  ['月給246，000円～310，000円', 'month', 246_000, 310_000],
  ['時給 1,200円 ～ ※試用期間は14日間です。', 'hour', 1_200, null],
  ['時間単価：3000円～4000円\n※スキルに応じて', 'hour', 3_000, 4_000],
  ['日給 2万4,000円 ～ 2万4,000円', 'day', 24_000, 24_000],
  ['700万円～要相談（昇給年1回）', 'year', 7_000_000, null],
  ['500〜800万円（昇給年1回）', 'year', 5_000_000, 8_000_000],
  ['530万～1,000万円', 'year', 5_300_000, 10_000_000],
  ['900万円〜上限無し', 'year', 9_000_000, null],
  ['最大1,200万円', 'year', null, 12_000_000],
  ['30万円/月', 'month', 300_000, 300_000],
  ['■月給\n28万円〜40万円', 'month', 280_000, 400_000],
  ['1億円〜', 'year', 100_000_000, null],
  ['月給30万円〜＋賞与年2回', 'month', 300_000, null],
  ['月給 25万円〜 賞与年2回', 'month', 250_000, null],
  ['月給25万円〜\n賞与：年2回', 'month', 250_000, null],
  ['年俸500万円〜要相談', 'year', 5_000_000, null],
  ['月給制 300,000 〜', 'month', 300_000, null],
  ['月給制：300,000～450,000', 'month', 300_000, 450_000],
  ['月100万円', 'month', 1_000_000, 1_000_000],
  ['月に80万円〜100万円（税別）', 'month', 800_000, 1_000_000],
  ['90万円程度/月', 'month', 900_000, 900_000],
  ['60万円〜90万円（税抜）／月', 'month', 600_000, 900_000],
  ['〜年収1,000万円（前職給与を考慮）', 'year', null, 10_000_000],
  ['月給30万円〜（年収1,000万円可）', 'month', 300_000, null],
  ['基本給28万円＋固定残業手当7.2万円（40h/月）＝月給35.2万円〜', 'month', 352_000, null],
])('%s', (text, pay_unit, pay_min, pay_max) => {
  expect(readPay(text).pay).toEqual({ pay_unit, pay_min, pay_max })
})

test.each([
  '応相談',
  'スキル、経験、能力に応じて決定いたします。',
  '時給（スキル、経験等に応じて相談）',
  '固定残業代 50,000円（月30時間分）',
  '基本撮影費￥10,000～￥15,000/1案件',
  '年2回の賞与、交通費は月3万円まで',
  '年収100万円アップも可能',
  '創業は2019年4月、100万円から始めました',
  '月給制 2026年4月入社',
  '',
])('%s states no pay', (text) => {
  expect(readPay(text).pay).toBeUndefined()
})

test('固定残業代 and trial pay are not taken for the pay', () => {
  expect(readPay('うち固定残業代 月額 52,000円を含む\n月給 310,000円〜420,000円').pay).toEqual({ pay_unit: 'month', pay_min: 310_000, pay_max: 420_000 })
  expect(readPay('※試用期間／1ヶ月め月給23.1万円～\n月給 26万5,000円 ～').pay?.pay_min).toBe(265_000)
  expect(readPay('月給26万円〜40万円 ※固定残業代（月20時間分／3万5200円〜）を含む').pay).toEqual({ pay_unit: 'month', pay_min: 260_000, pay_max: 400_000 })
})

test('examples and averages are not taken for the pay', () => {
  expect(readPay('月給 21万6,000円 ～\n＜年収例＞\n450万円／入社1年目\n820万円／入社10年目\n★1年目から月収36万円OK')).toEqual({
    pay: { pay_unit: 'month', pay_min: 216_000, pay_max: null },
  })
  expect(readPay('平均年収640万円！月給42万円〜140万円').pay?.pay_unit).toBe('month')
})

test('a yearly figure beside the monthly pay is recognised', () => {
  expect(readPay('月給 25万円〜40万円（想定年収 350万円〜600万円）')).toEqual({
    pay: { pay_unit: 'month', pay_min: 250_000, pay_max: 400_000 },
    year: { pay_unit: 'year', pay_min: 3_500_000, pay_max: 6_000_000 },
  })
})

test('a range after a stroke is the year beside the month', () => {
  expect(readPay('月給23.5万円以上+残業手当 / 320万円～600万円').year).toEqual({ pay_unit: 'year', pay_min: 3_200_000, pay_max: 6_000_000 })
})

test('a hundred thousand digits end in a bounded time', () => {
  expect(readPay(`年収${'9'.repeat(100_000)}万円`).pay).toBeUndefined()
  expect(readPay('1万 '.repeat(50_000)).pay).toBeUndefined()
})
