import { expect, test } from 'vitest'
import { nearestCompound } from './nearest-compound.ts'
import { compoundParts } from './compound-parts.ts'
import { joinedTerms } from './joined-terms.ts'

test.each([
  ['人事マネージャー', ['人事', 'マネージャー']],
  ['Reactエンジニア', ['React', 'エンジニア']],
  ['法人営業マネージャー', ['法人営業', 'マネージャー']],
  ['ｻｰﾊﾞｰエンジニア未経験', []],
  ['退職金あり', ['退職金']],
  ['広報担当', ['広報']],
  ['カスタマーサクセス', []],
  ['営業', []],
  ['SRE', []],
  ['シニア歓迎', []],
  ['経理'.repeat(30), []],
])('%s has the parts %j', (typed, parts) => {
  expect(compoundParts(typed)).toEqual(parts)
})

test('words with blanks between that are one term are one word', () => {
  const words = (typed: string) => joinedTerms(typed.split(' ')).map(({ word }) => word)
  expect(words('カスタマー サクセス 大阪')).toEqual(['カスタマーサクセス', '大阪'])
  expect(words('product manager 東京')).toEqual(['プロダクトマネージャー', '東京'])
  expect(words('-product manager')).toEqual(['-product', 'manager'])
  expect(words('経理 東京')).toEqual(['経理', '東京'])
})

test('one wrong letter in a compound is mended where all the rest is known', () => {
  expect(nearestCompound('フロントエンドエンジニァ')).toBe('フロントエンドエンジニア')
  expect(nearestCompound('コンサルタンド')).toBe('コンサルタント')
  expect(nearestCompound('リモート')).toBeUndefined()
  expect(nearestCompound('ヌルポガッ')).toBeUndefined()
  expect(nearestCompound('営業')).toBeUndefined()
})
