import { expect, test } from 'vitest'
import { lookupTableNames, type Lookups } from '#contract/platform/lookups/lookups.ts'
import { searchedTables } from '#contract/jobs/search/searched-values.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'
import { conditionsOf } from '../filters/condition.ts'
import { withoutCondition } from './load-search.ts'

const lookups: Lookups = {
  ...(Object.fromEntries(lookupTableNames.map((name) => [name, []])) as unknown as Lookups),
  remote: [
    { id: 1, name: '一部リモート可' },
    { id: 2, name: 'フルリモート可' },
  ],
  prefectures: [{ id: 26, name: '京都府' }],
}
const search = {
  free_word: 'サーバー -営業 "データ 基盤"',
  remote: [2, 1],
  prefectures: [26],
  min_salary: 500,
  flex: true,
  company_name: 'ミナモ',
  page: 4,
  sort: 2,
}

test('each value is a separate condition, in words', () => {
  expect(conditionsOf(search, lookups).map(({ label }) => label)).toEqual([
    'フルリモート可',
    '一部リモート可',
    '京都府',
    '年収 500万円以上（上限で判定）',
    'フレックス',
    '会社名「ミナモ」',
  ])
})

test('limits and switches say what they ask', () => {
  const asked = { week_days: [3], annual_holidays: [120], inexperienced_ok: true, stock_option: true, short_hours: false }
  expect(conditionsOf(asked, lookups).map(({ label }) => label)).toEqual([
    '週3日から',
    '年間休日120日以上',
    '未経験可',
    '時短勤務なし',
    'ストックオプションあり',
  ])
})

test('a search takes the values that only a search has, and no others', () => {
  const asked = { remote: [2, 9], week_days: [3, 9], annual_holidays: [120], hourly_wage: [7] }
  expect(knownValues(asked, searchedTables(lookups))).toEqual({
    known: { remote: [2, 9], week_days: [3], annual_holidays: [120], hourly_wage: undefined },
    dropped: ['week_days', 'hourly_wage'],
  })
})

test('a visitor can drop a value that no code table has', () => {
  expect(conditionsOf({ prefectures: [99] }, lookups)).toEqual([{ parameter: 'prefectures', value: 99, label: '99' }])
})

test('dropping one value keeps the others, and starts from the first page', () => {
  const { page: _, ...others } = search
  expect(withoutCondition(search, { parameter: 'remote', value: 2 })).toEqual({ ...others, remote: [1] })
})

test('dropping the last value drops the parameter', () => {
  expect(withoutCondition(search, { parameter: 'prefectures', value: 26 })).not.toHaveProperty('prefectures')
  expect(withoutCondition(search, { parameter: 'min_salary', value: 500 })).not.toHaveProperty('min_salary')
  expect(withoutCondition(search, { parameter: 'flex' })).not.toHaveProperty('flex')
})

test.each([
  ['サーバー', '-営業 "データ 基盤"'],
  ['-営業', 'サーバー "データ 基盤"'],
  ['データ 基盤', 'サーバー -営業'],
])('of the free word only the word %s goes', (value, free_word) => {
  expect(withoutCondition(search, { parameter: 'free_word', value })).toMatchObject({ free_word })
})

test('a word that is not a separate part of the text drops the whole text', () => {
  expect(withoutCondition({ free_word: 'ｻｰﾊﾞｰ' }, { parameter: 'free_word', value: 'サーバー' })).toEqual({})
})
