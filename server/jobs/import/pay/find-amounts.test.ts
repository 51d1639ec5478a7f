import { expect, test } from 'vitest'
import { plainForm } from '../text/plain-form.ts'
import { findAmounts } from './find-amounts.ts'

const amountsOf = (text: string) => findAmounts(plainForm(text)).map(({ min, max }) => [min, max])

test.each([
  ['300,000円', [300_000, 300_000]],
  ['３００，０００円～', [300_000, undefined]],
  ['30万円〜50万円', [300_000, 500_000]],
  ['600~1200万円', [6_000_000, 12_000_000]],
  ['23万5,440円', [235_440, 235_440]],
  ['20万5000円〜60万円', [205_000, 600_000]],
  ['1億2000万円', [120_000_000, 120_000_000]],
  ['30万5千円', [305_000, 305_000]],
  ['5百万円以上', [5_000_000, undefined]],
  ['23.5万円から', [235_000, undefined]],
  ['最大800万円', [undefined, 8_000_000]],
  ['〜1,000万円', [undefined, 10_000_000]],
  ['1,000万円まで', [undefined, 10_000_000]],
  ['¥1,200', [1_200, 1_200]],
  ['300 000', undefined],
  ['20代が30名、2026年4月', undefined],
  ['会員100万人、累計50万件', undefined],
])('%s', (text, amount) => {
  expect(amountsOf(text)).toEqual(amount ? [amount] : [])
})

test('a range the wrong way round keeps only where it starts', () => {
  expect(amountsOf('800万円〜300万円')).toEqual([[8_000_000, undefined]])
})
