import { expect, test } from 'vitest'
import { wordsOf } from './add-message.ts'

const keyOf = (message: string) => wordsOf(message).text_key
const sent = (name: string, job: string) => `${name}\n\nご応募ありがとうございます。「${job}」の書類選考を通過されました。`

test('one template to two candidates has one key, whatever it fills in', () => {
  expect(keyOf(sent('佐伯 航平さん', 'SREエンジニア'))).toBe(keyOf(sent('求職者 04F2様', '法人営業')))
  expect(keyOf('佐伯様、ありがとうございました。')).toBe(keyOf('ありがとうございました。'))
})

test('other words have another key, and every letter still counts', () => {
  expect(keyOf(sent('佐伯 航平さん', 'SREエンジニア'))).not.toBe(keyOf('佐伯 航平さん\n\n手当は1回6,000円です。'))
  // A word that only ends in 様 addresses nobody.
  expect(keyOf('先方の仕様書を送ります。')).not.toBe(keyOf('書を送ります。'))
  expect(wordsOf('佐伯さん').letters).toBe(4)
  expect(keyOf('佐伯さん')).not.toBe('')
  expect(keyOf('！？')).toBe('')
})
