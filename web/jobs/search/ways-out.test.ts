import { expect, test } from 'vitest'
import { lookupTableNames, type Lookups } from '#contract/platform/lookups/lookups.ts'
import { waysOut } from './load-search.ts'

const lookups: Lookups = {
  ...(Object.fromEntries(lookupTableNames.map((name) => [name, []])) as unknown as Lookups),
  prefectures: [{ id: 26, name: '京都府' }],
}
const search = { free_word: '漏水', prefectures: [26], min_salary: 700, sort: 2 }

test('the condition whose removal finds most comes first, and one that finds nothing is not offered', () => {
  const what_if = [
    { parameter: 'free_word', value: '漏水', total: 0 },
    { parameter: 'min_salary', value: 700, total: 5 },
    { parameter: 'prefectures', value: 26, total: 12 },
  ]
  expect(waysOut(search, { total: 0, what_if }, lookups)).toEqual([
    { label: '京都府', more: 12, search: { free_word: '漏水', min_salary: 700, sort: 2 } },
    { label: '年収 700万円以上（上限で判定）', more: 5, search: { free_word: '漏水', prefectures: [26], sort: 2 } },
  ])
})

test('a word is offered as the visitor wrote it', () => {
  expect(waysOut(search, { total: 0, what_if: [{ parameter: 'free_word', value: '漏水', total: 3 }] }, lookups)).toMatchObject([{ label: '「漏水」', more: 3 }])
})

test('a default switch is offered as well, and turning it off is in the address', () => {
  const what_if = [{ parameter: 'exclude_favorited', total: 3 }]
  expect(waysOut({ flex: true }, { total: 0, what_if }, {} as Lookups)).toEqual([
    { label: '「気になる求人を除く」', more: 3, search: { flex: true, exclude_favorited: false } },
  ])
})
