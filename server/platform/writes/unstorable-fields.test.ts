import { expect, test } from 'vitest'
import { unstorableFields } from './retry-on-deadlock.ts'

test('text that the database cannot store is found in every place', () => {
  const input = { name: 'a\0b', list: [{ word: '\uD800' }, { word: '𠮷野家' }], file: new File(['\0'], 'a.pdf'), n: 1, none: null }
  expect(unstorableFields(input)).toEqual(['name', 'list.0.word'])
  expect(unstorableFields('\0')).toEqual([''])
})
