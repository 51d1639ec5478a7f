import { expect } from 'vitest'
import { addCandidate, addCompany, addJob, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const open = { is_hiring_open_position: true, introduction: '' }
const namesOf = async (db: Database, search: object, as: object = {}) =>
  (await (await apiFor(db, as)).open_positions.search(search)).open_positions.map(({ company }) => company.name)

test('words find companies that take people without a fixed role, what they ask for first, and no job is counted', async ({ db }) => {
  await addCompany(db, { ...open, name: '説明社', introduction: '農業のための計測を作っています。' })
  await addCompany(db, { ...open, name: '募集社', open_position_description: '農業の現場を知る人と話したいです。' })
  await addCompany(db, { name: '募らない社', introduction: '農業の会社です。' })
  await addJob(db, { position_title: '農業の営業' })
  expect(await namesOf(db, { free_word: '農業' })).toEqual(['募集社', '説明社'])
  expect((await (await apiFor(db)).job_offers.search({ free_word: '農業' })).total).toBe(1)
  expect(await namesOf(db, { free_word: '農業 -計測' })).toEqual(['募集社'])
})

test('places and stages narrow them; what an open position does not say finds none, nor does a search without words', async ({ db }) => {
  await addCompany(db, { ...open, name: '東京の社', prefecture: 13, introduction: '農業' })
  await addCompany(db, { ...open, name: '京都の社', prefecture: 26, introduction: '農業' })
  expect(await namesOf(db, { free_word: '東京 農業' })).toEqual(['東京の社'])
  expect(await namesOf(db, { free_word: '農業', prefectures: [26] })).toEqual(['京都の社'])
  expect(await namesOf(db, { free_word: '農業 年収800万以上' })).toEqual([])
  expect(await namesOf(db, { free_word: '農業', remote: [2] })).toEqual([])
  expect(await namesOf(db, { prefectures: [13] })).toEqual([])
  expect(await namesOf(db, {})).toEqual([])
})

test('nobody sees one that ended, is suspended, has no member yet, or that they hid', async ({ db }) => {
  const { id } = await addCompany(db, { ...open, name: '見える社', introduction: '農業' })
  await addCompany(db, { ...open, name: '停止した社', introduction: '農業', state: 'suspended' })
  await addCompany(db, { ...open, name: '契約の終わった社', introduction: '農業', end_of_contract: true })
  await addCompany(db, { ...open, name: 'まだいない社', introduction: '農業', unclaimed_at: '2026-11-01T00:00:00Z' })
  const { as } = await addCandidate(db)
  expect(await namesOf(db, { free_word: '農業' }, as)).toEqual(['見える社'])
  const api = await apiFor(db, as)
  expect((await api.open_positions.search({ free_word: '農業' })).open_positions).toHaveLength(1)
  // The same process, which has read it already.
  await db.updateTable('companies').set({ is_hiring_open_position: false }).where('id', '=', id).execute()
  expect((await api.open_positions.search({ free_word: '農業' })).open_positions).toEqual([])
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', id).execute()
  await api.candidate_users.hidden_companies.add({ id })
  expect(await namesOf(db, { free_word: '農業' }, as)).toEqual([])
})
