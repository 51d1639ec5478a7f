import { expect, test } from 'vitest'
import { readQuery } from '#contract/jobs/search/reading/read-query.ts'
import { knownSuggestions } from './known-suggestions.ts'

const texts = (typed: string) => knownSuggestions(typed, 8).map(({ text }) => text)

test.each([
  ['年収8', '年収800万円以上'],
  ['年収730', '年収730万円以上'],
  ['800', '年収800万円以上'],
  ['ねんしゅう8', '年収800万円以上'],
  ['リモ', 'フルリモート'],
  ['せいしゃ', '正社員'],
  ['seisya', '正社員'],
  ['ざいた', '在宅'],
  ['10人', '従業員数10名以下'],
  ['シリーズ', 'シリーズB'],
  ['とうきょ', '東京都'],
  ['tokyo', '東京都'],
  ['toukyou', '東京都'],
  ['かん', '関東'],
  ['しぶや', '渋谷駅'],
  ['渋谷', '渋谷区'],
  ['週3', '週3日から'],
  ['みけいけん', '未経験'],
  ['ｴﾝｼﾞ', 'エンジニア'],
  ['えんじ', 'エンジニア'],
  ['enji', 'エンジニア'],
  ['enj', 'エンジニア'],
  ['えいぎょ', '営業'],
  ['pd', 'プロダクトマネージャー'],
])('%s may become %s', (typed, text) => {
  expect(texts(typed)).toContain(text)
})

test('a place that two tables name is offered once, as a place', () => {
  expect(knownSuggestions('23', 8)).toEqual([{ kind: 'place', text: '23区' }])
  expect(knownSuggestions('東京23', 8)).toEqual([{ kind: 'place', text: '東京23区' }])
})

test('words begin as they are typed: nothing is offered for a part inside one, or for nothing', () => {
  expect(texts('ニア')).toEqual([])
  expect(texts('社員')).toEqual([])
  expect(texts('')).toEqual([])
  expect(texts('リモート')).not.toContain('在宅')
})

test('a condition or place that is offered is read as one condition, so that choosing it shows its chip', () => {
  const typed = [
    ...'あいうえおかきくけこさしすせそたちつてとなにねはひふへほまみめやゆよらりれわ0123456789',
    'シ',
    '年収',
    '時給',
    '月給',
    '従業員',
    '週',
    '正',
    '東',
  ]
  const offered = typed.flatMap((one) => knownSuggestions(one, 50)).filter(({ kind }) => kind !== 'position')
  expect(offered.length).toBeGreaterThan(60)
  expect(offered.filter(({ text }) => readQuery(text).readings.length !== 1 || readQuery(text).words !== '')).toEqual([])
})
