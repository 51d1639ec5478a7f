import { expect, test } from 'vitest'
import { domainKeys } from './domain-keys.ts'

test.each([
  ['sample.co.jp', ['sample.co.jp']],
  ['Taro@Mail.Sample.co.jp', ['sample.co.jp']],
  ['@sample.co.jp', ['sample.co.jp']],
  ['https://www.sample.co.jp/recruit?x=1', ['sample.co.jp']],
  ['ＳＡＭＰＬＥ.ＪＰ', ['sample.jp']],
  ['sample.github.io', ['sample.github.io']],
])('%s belongs to %j', (address, keys) => expect(domainKeys(address)).toEqual(keys))

test('a Japanese domain is known in both of its spellings', () => {
  expect(domainKeys('https://サンプル.jp')).toEqual(['xn--vck8cuc4a.jp', 'サンプル.jp'])
})

test.each([
  'gmail.com',
  'someone@docomo.ne.jp',
  'i.softbank.jp',
  'https://www.wantedly.com/companies/sample',
  'co.jp',
  'github.io',
  'localhost',
  '192.0.2.1',
  'サンプル',
  '',
])('%s names no employer', (address) => expect(domainKeys(address)).toEqual([]))
