import { expect, test } from 'vitest'
import { companiesCalled } from './companies-called.ts'

const names = [
  '株式会社Helpfeel',
  '株式会社Algomatic',
  'Increments株式会社',
  '株式会社PrAha',
  'ユニファ株式会社',
  '株式会社メルカリ',
  'マネーフォワード（株）',
  '株式会社SPIN TECHNOLOGY',
  'ＴＤＣＸＪａｐａｎ株式会社',
]

test.each([
  ['ヘルプフィール', 'Helpfeel'],
  ['へるぷふぃーる', 'Helpfeel'],
  ['アルゴマティック', 'Algomatic'],
  ['インクリメンツ', 'Increments'],
  ['プラハ', 'PrAha'],
  ['unifa', 'ユニファ'],
  ['mercari', 'メルカリ'],
  ['money forward', 'マネーフォワード'],
  ['moneyforward', 'マネーフォワード'],
  ['スピンテクノロジー', 'SPIN TECHNOLOGY'],
  ['アルゴ', undefined],
  ['Algo', 'Algomatic'],
  ['TDCX', 'TDCXJapan'],
  ['マネーフ', 'マネーフォワード'],
  ['株式会社', undefined],
  ['経理', undefined],
  ['python', undefined],
  ['', undefined],
])('%s is %s', (typed, name) => expect(companiesCalled(typed, names)[0]).toBe(name))
