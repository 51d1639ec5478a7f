import { expect, test } from 'vitest'
import { knownValues } from './known-values.ts'

const tables = { prefectures: [{ id: 13 }, { id: 27 }], remote: [{ id: 0 }] }

test('ids outside of their table are left out and named, whatever else is searched stays', () => {
  const search = { free_word: '営業', prefectures: [13, 99], remote: [7], page: 2 }
  expect(knownValues(search, tables)).toEqual({
    known: { free_word: '営業', prefectures: [13], remote: undefined, page: 2 },
    dropped: ['prefectures', 'remote'],
  })
})

test('a search of what there is stays as it is', () => {
  const search = { prefectures: [13, 27], remote: [0], min_salary: 300 }
  expect(knownValues(search, tables)).toEqual({ known: search, dropped: [] })
})
