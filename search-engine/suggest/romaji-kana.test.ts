import { expect, test } from 'vitest'
import { romajiKana } from './romaji-kana.ts'

test.each([
  ['enji', ['エンジ']],
  ['saabaa', ['サアバア']],
  ['sa-ba-', ['サーバー']],
  ['kyouto', ['キョウト']],
  ['shibuya', ['シブヤ']],
  ['nippon', ['ニッポン', 'ニッポナ', 'ニッポニ', 'ニッポヌ', 'ニッポネ', 'ニッポノ']],
  ["kon'nichi", ['コンニチ']],
  ['enj', ['エンジャ', 'エンジ', 'エンジュ', 'エンジェ', 'エンジョ']],
  ['seisya', ['セイシャ']],
  ['direkuta-', ['ディレクター']],
  ['matcha', ['マッチャ']],
  ['typescript', []],
  ['sre', []],
  ['k', []],
  ['C++', []],
])('%s spells %j', (typed, spelled) => {
  expect(romajiKana(typed)).toEqual(spelled)
})
