import { expect, test } from 'vitest'
import { lineParts } from './line-parts.ts'

const piecesOf = (word: string) => lineParts(word).filter(Boolean)

test('a line ends between any two characters, but neither before a stop nor after an opening bracket', () => {
  expect(piecesOf('営業、「提案」です。')).toEqual(['営', '業、', '「提', '案」', 'で', 'す。'])
})

test('words and numbers of other scripts stay whole, unless they are longer than a line', () => {
  expect(piecesOf('CRM（Salesforce）1,200万円')).toEqual(['CRM', '（Salesforce）', '1,200', '万', '円'])
  expect(piecesOf('a'.repeat(90)).map(({ length }) => length)).toEqual([40, 40, 10])
})

test('nothing of a word is lost', () => {
  for (const word of ['𠮷野家👨‍👩‍👧', '\ud842', '葛\u{e0100}飾', '（（）', '。']) expect(lineParts(word).join('')).toBe(word)
})
