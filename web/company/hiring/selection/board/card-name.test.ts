import { expect, test } from 'vitest'
import { cardName } from './card-name.ts'

test.each([
  ['求職者 04DB（SRE・8年）', { who: 'SRE・8年', rest: '04DB' }],
  ['求職者 04DB（プロフィール未記入）', { who: '求職者 04DB', rest: 'プロフィール未記入' }],
  ['佐藤 花さん（開発（主任）・8年）', { who: '佐藤 花さん', rest: '開発（主任）・8年' }],
  ['退会済みユーザー', { who: '退会済みユーザー', rest: '' }],
])('a card calls %s by what one knows them by', (name, told) => {
  expect(cardName(name)).toEqual(told)
})
