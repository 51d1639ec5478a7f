import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const members = [{ name: '山田' }, { name: '山田 太郎' }, { name: '和泉 亮' }]
const namesIn = (comment: string) => mentionedIn(comment, members).map(({ name }) => name)

test.each([
  ['@和泉 亮 面接をお願いします。', ['和泉 亮']],
  ['＠和泉亮さん、@山田 も', ['和泉 亮', '山田']],
  ['@山田太郎 お願いします。', ['山田 太郎']],
  ['和泉 亮さんに聞きます。', []],
  ['@和泉 お願いします。', []],
])('%s calls %j', (comment, names) => {
  expect(namesIn(comment).toSorted()).toEqual(names.toSorted())
})
