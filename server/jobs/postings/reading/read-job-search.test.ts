import { expect } from 'vitest'
import { readLists } from '#contract/jobs/search/reading/meaning.ts'
import { terms } from '#contract/jobs/search/reading/term-at.ts'
import { searchedRows } from '#contract/jobs/search/searched-values.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { test } from '#server/testing.ts'
import { readJobSearch } from './read-job-search.ts'

const conditionsOf = (search: Parameters<typeof readJobSearch>[0]) => readJobSearch(search).conditions

test('every id of the tables is a row of its code table, and one row alone bears its name', async ({ db }) => {
  const lookups = await readLookups(db, 'ja')
  for (const { parameter, values, label } of terms) {
    const list = readLists.find((one) => one === parameter)
    if (!list) continue
    const names = values.map((value) => searchedRows(lookups, list).find(({ id }) => id === value)?.name)
    expect({ label, names }).toEqual({ label, names: values.map(() => expect.any(String)) })
    // A place or a way of working is named as its row; a set has a name that none of its rows has.
    if (values.length === 1) expect(names[0]).toContain(label)
  }
})

test('typed values of one parameter are alternatives', () => {
  expect(conditionsOf({ free_word: '東京 大阪 SRE' })).toEqual({ free_word: 'SRE', prefectures: [13, 27] })
  expect(conditionsOf({ free_word: '800万円 600万円' })).toEqual({ free_word: undefined, min_salary: 600 })
  expect(conditionsOf({ free_word: 'フルリモート リモート' })).toEqual({ free_word: undefined, remote: [2, 1] })
})

test('a typed condition narrows a chosen one', () => {
  expect(conditionsOf({ free_word: '関東', prefectures: [13, 27] })).toMatchObject({ prefectures: [13] })
  expect(conditionsOf({ free_word: '東京', prefectures: [27] })).toMatchObject({ prefectures: [-1] })
  expect(conditionsOf({ free_word: '800万円', min_salary: 500 })).toMatchObject({ min_salary: 800 })
  expect(conditionsOf({ free_word: '800万円', min_salary: 900 })).toMatchObject({ min_salary: 900 })
  expect(conditionsOf({ free_word: '時給1500円', hourly_wage: [1000, 2000] })).toMatchObject({ hourly_wage: [1500] })
  expect(conditionsOf({ free_word: '年間休日120日以上', annual_holidays: [125] })).toMatchObject({ annual_holidays: [125] })
  expect(conditionsOf({ free_word: '週3', week_days: [1, 2] })).toMatchObject({ week_days: [2] })
  expect(conditionsOf({ free_word: '未経験', inexperienced_ok: false })).toMatchObject({ company_ids: [-1] })
  expect(conditionsOf({ free_word: '新卒 第二新卒 SO' })).toMatchObject({ intended_for: [1, 2], stock_option: true, free_word: undefined })
  expect(conditionsOf({ free_word: 'フレックス', flex: false })).toMatchObject({ company_ids: [-1] })
  expect(conditionsOf({ free_word: '㈱ミナモ SRE', company_name: '製作所' })).toMatchObject({ company_name: '製作所', free_word: 'SRE "ミナモ"' })
})

test('a decision stays out of the index, and keeps its piece as words', () => {
  expect(conditionsOf({ free_word: '東京 リモート', as_words: ['リモート'] })).toEqual({ free_word: 'リモート', prefectures: [13] })
})
