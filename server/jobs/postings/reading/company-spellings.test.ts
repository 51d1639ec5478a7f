import { expect, test } from 'vitest'
import { companySpellings } from './company-spellings.ts'

test.each([
  ['トランス・コスモス株式会社', ['トランスコスモス株式会社']],
  ['ＴＤＣＸＪａｐａｎ株式会社', ['TDCX Japan株式会社']],
  ['BizReach', ['Biz Reach']],
  ['株式会社ミナモ', []],
  ['MNM', []],
])('%s is %j, too', (name, others) => expect(companySpellings(name)).toEqual(others))
