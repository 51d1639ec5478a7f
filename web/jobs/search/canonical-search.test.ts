import { expect, test } from 'vitest'
import { canonicalSearch } from './load-search.ts'

test('all jobs, and the jobs of one field or place, have their own canonical page', () => {
  expect(canonicalSearch({ sort: 4 })).toEqual({})
  expect(canonicalSearch({ job_fields: [16], sort: 2, page: 1 })).toEqual({ job_fields: [16] })
  expect(canonicalSearch({ prefectures: [26], page: 3 })).toEqual({ prefectures: [26], page: 3 })
})

test.each([{ free_word: 'Go' }, { job_fields: [16, 18] }, { job_fields: [16], prefectures: [26] }, { min_salary: 500 }])(
  'a combination or a free word has none: %o',
  (search) => {
    expect(canonicalSearch(search)).toBe(null)
  },
)
