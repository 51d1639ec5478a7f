import { expect, test } from 'vitest'
import { readWishes } from './wish-words.ts'

test.each([
  ['宇宙に関わる仕事', '宇宙'],
  ['地方に住みながら働けるエンジニアの仕事', '地方 エンジニア'],
  ['残業が少ない人事の仕事 東京', '残業 人事 東京'],
  ['英語を使う仕事', '英語'],
  ['週3日だけ働きたい', '週3日'],
  ['カミナシの営業', 'カミナシ 営業'],
  ['上場している会社で働くITエンジニア', '上場 ITエンジニア'],
  ['医療や介護を支えるエンジニア', '医療 介護 エンジニア'],
  ['服装自由で髪色も自由な会社', '服装自由 髪色 自由'],
])('%s asks for %s', (typed, words) => {
  expect(readWishes(typed).words).toBe(words)
})

test.each([
  '経理',
  'ルート営業',
  '御茶ノ水',
  'もの',
  'おいしいごはん',
  '人の役に立つ',
  '働きがい',
  '世界を変える、SREエンジニア',
  '"宇宙に関わる仕事"',
  '-カミナシの営業',
  'の',
  '仕事',
  '楽しい仕事',
])('%s stays as it is', (typed) => {
  expect(readWishes(typed)).toEqual({ words: typed, wishes: [] })
})
