import { expect, test } from 'vitest'
import { isOneTypo } from '../words/is-one-typo.ts'
import { KnownWords } from './known-words.ts'

test.each([
  ['エンジニヤ', 'エンジニア', true],
  ['エンジア', 'エンジニア', true],
  ['エンジニニア', 'エンジニア', true],
  ['エジンニア', 'エンジニア', true],
  ['エンジニア', 'エンジニア', false],
  ['インジニヤ', 'エンジニア', false],
  ['エジニン', 'エンジニア', false],
])('%s and %s are one typo apart: %s', (one, other, expected) => {
  expect([isOneTypo(one, other), isOneTypo(other, one)]).toEqual([expected, expected])
})

test('the commonest word of the texts is near a typed one, in its own spelling', () => {
  const words = new KnownWords()
  for (const text of ['Webエンジニア', 'エンジニア募集', 'エンジニオ', 'デザイナー', 'TypeScript', 'メール']) words.add(text)
  expect(words.near('エンジニヤ')).toEqual(['エンジニア', 'エンジニオ'])
  expect(words.near('デサイナー')).toEqual(['デザイナー'])
  expect(words.near('typescirpt')).toEqual(['TypeScript'])
})

test('a known word, a short one and one that nothing is near to give nothing', () => {
  const words = new KnownWords()
  for (const text of ['エンジニア', 'エンジン', 'メール']) words.add(text)
  expect([words.near('ｴﾝｼﾞﾆｱ'), words.near('エンジ'), words.near('メーリ'), words.near('デザイナー')]).toEqual([[], [], [], []])
})
