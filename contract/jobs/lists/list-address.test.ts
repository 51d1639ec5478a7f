import { expect, test } from 'vitest'
import { type Lookups, lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import { listOfSearch, listPath, listRows, rowAt } from './list-address.ts'

const none = Object.fromEntries(lookupTableNames.map((name) => [name, []])) as unknown as Lookups
const lookups: Lookups = {
  ...none,
  job_fields: [
    { id: 16, name: 'サーバーサイドエンジニア' },
    { id: 1, name: '古い職種', retired: true },
  ],
  prefectures: [{ id: 13, name: '東京都' }],
  skill_types: ['C', 'C++', 'C#', 'Node.js', 'HTML/CSS', '.NET', 'Go（言語）', 'Go'].map((name, id) => ({ id, name })),
  phase: [{ id: 2, name: 'ミドル期(ビジネスモデル確立)' }],
}

test('a name becomes a part of an address that ends no path, no query and no file, and no two rows share one', () => {
  const slugs = listRows(lookups, 'skill').map(({ slug }) => slug)
  expect(slugs).toEqual(['C', 'C++', 'C#', 'Node-js', 'HTML-CSS', 'NET', 'Go', 'Go-7'])
  expect(listPath('skill', 'C#')).toBe('/jobs/skill/C%23')
  expect(new URL(encodeURI(listPath('phase', 'ミドル期')), 'https://example.com').pathname).toBe(encodeURI('/jobs/phase/ミドル期'))
})

test('a row is found by its name in other capitals and widths, and by its id; one that is no longer offered is not', () => {
  for (const part of ['node-JS', 'Ｎｏｄｅ-js', '3']) expect(rowAt(lookups, 'skill', part)?.name).toBe('Node.js')
  expect(rowAt(lookups, 'occupation', '古い職種')).toBe(undefined)
})

test('a search is a list where its conditions are those of the list and no others', () => {
  expect(listOfSearch({ job_fields: [16], free_word: undefined }, lookups)).toBe('/jobs/occupation/サーバーサイドエンジニア')
  expect(listOfSearch({ prefectures: [13], job_fields: [16] }, lookups)).toBe('/jobs/occupation/サーバーサイドエンジニア/東京都')
  expect(listOfSearch({ prefectures: [13] }, lookups)).toBe('/jobs/place/東京都')
  expect(listOfSearch({ places: ['渋谷駅'] }, lookups)).toBe('/jobs/station/渋谷駅')
  expect(listOfSearch({ phase: [2] }, lookups)).toBe('/jobs/phase/ミドル期')
})

test.each([
  {},
  { job_fields: [16, 1] },
  { job_fields: [1] },
  { job_fields: [16], min_salary: 500 },
  { prefectures: [13], phase: [2] },
  { places: ['13113'] },
  { remote: [2] },
  { free_word: 'Go' },
])('no other search is one: %o', (search) => {
  expect(listOfSearch(search, lookups)).toBe(null)
})
