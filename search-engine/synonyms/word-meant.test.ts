import { expect, test } from 'vitest'
import { wordMeant } from './word-meant.ts'

test.each([
  ['keiri', '経理'],
  ['eigyou', '営業'],
  ['eigyo', '営業'],
  ['kōhō', '広報'],
  ['zinzi', '人事'],
  ['けいり', '経理'],
  ['えいぎょう', '営業'],
  ['enjinia', 'エンジニア'],
  ['えんじにあ', 'エンジニア'],
  ['るびー', 'ルビー'],
  ['ｅｎｊｉｎｉａ', 'エンジニア'],
  ['dezaina-', 'デザイナー'],
  ['maaketingu', 'マーケティング'],
  ['saabaa', 'サーバー'],
])('%s means %s', (typed, word) => {
  expect(wordMeant(typed)).toBe(word)
})

test.each(['python', 'remote', 'online', 'core', 'base', 'azure', 'sales', 'go', 'ab', 'もの', 'しごと', 'こども', 'エンジニア', '経理', 'mn', "n'", '-'])(
  '%s means itself',
  (typed) => {
    expect(wordMeant(typed)).toBeUndefined()
  },
)
