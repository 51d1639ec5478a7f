import { expect, test } from 'vitest'
import { companyKey } from './company-key.ts'

test.each([
  ['株式会社 めばえ', '㈱めばえ'],
  ['めばえ（株）', '株式会社めばえ'],
  ['ＭＥＢＡＥ株式会社', 'Mebae Inc.'],
  ['Mebae Co., Ltd.', 'mebae'],
])('%s and %s are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other))
})

test('other companies stay apart, and a name that is only a form stays a name', () => {
  expect(companyKey('株式会社めばえ商事')).not.toBe(companyKey('株式会社めばえ'))
  expect(companyKey('株式会社')).toBe('株式会社')
})
