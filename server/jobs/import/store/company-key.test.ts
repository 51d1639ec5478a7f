import { expect, test } from 'vitest'
import { companyKey } from './company-key.ts'

test.each([
  ['株式会社 めばえ', '㈱めばえ'],
  ['株式会社　めばえ', '（株）めばえ'],
  ['めばえ（株）', 'めばえ株式会社'],
  ['ＭＥＢＡＥ株式会社', 'Mebae 株式会社'],
  ['Mebae Co., Ltd.', 'MEBAE CO.,LTD'],
  ['Mebae, Inc.', 'Mebae Inc'],
])('%s and %s are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

test.each([
  ['株式会社めばえ', 'めばえ株式会社'],
  ['株式会社めばえ', '合同会社めばえ'],
  ['株式会社めばえ', 'めばえ'],
  ['株式会社めばえ', '株式会社めばえ商事'],
  ['Mebae Inc.', 'Mebae Co., Ltd.'],
  ['Mebae Inc.', 'Mebae'],
  ['A&B株式会社', 'AB株式会社'],
])('%s and %s stay apart', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other))
})

test('a name that is only a form stays a name', () => {
  expect(companyKey('株式会社')).toBe('株式会社')
})
