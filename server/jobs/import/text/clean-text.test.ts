import { expect, test } from 'vitest'
import { cleanText } from './plain-form.ts'

test('drops characters that cannot be stored: NUL, control characters, lone surrogates', () => {
  expect(cleanText('営\u0000業\ud800\u0007部')).toBe('営業部')
})

test('keeps the writing as it is: rare characters, variation selectors, decomposed kana, emoji', () => {
  const text = '𠮷野家 葛󠄀城 か\u3099 ①㈱ 👨‍👩‍👧'
  expect(cleanText(text)).toBe(text)
})

test('drops marks that change the reading direction', () => {
  expect(cleanText('\u202e秘密\u202c')).toBe('秘密')
})

test('one kind of line break, at most one empty line', () => {
  expect(cleanText('一\r\n二\r三  \n\n\n\n四\u3000')).toBe('一\n二\n三\n\n四')
})
