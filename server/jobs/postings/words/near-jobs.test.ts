import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addJob, apiFor, test } from '#server/testing.ts'

const search = async (db: Database, asked: Parameters<Awaited<ReturnType<typeof apiFor>>['job_offers']['search']>[0]) => {
  const { jobs, total, near, facets } = await (await apiFor(db)).job_offers.search(asked)
  return { titles: jobs.map(({ job }) => job.position_title), total, near, facets }
}

test('a list that all words together leave short goes on with jobs that have the occupation, and says what they may lack', async ({ db }) => {
  await addJob(db, { position_title: '経理', description: '日払い' })
  await addJob(db, { position_title: '経理の責任者' })
  await addJob(db, { position_title: '倉庫', description: '日払い' })
  const { titles, total, near } = await search(db, { free_word: '経理 日払い' })
  expect([titles, total, near]).toEqual([['経理', '経理の責任者'], 1, { from: 1, without: ['日払い'], instead: [] }])
})

test('nothing that was chosen, quoted or excluded is given up', async ({ db }) => {
  await addJob(db, { position_title: '経理', employment_types: [1] })
  await addJob(db, { position_title: '経理', description: '寮', employment_types: [2] })
  expect((await search(db, { free_word: '経理 日払い', employment_types: [1] })).titles).toHaveLength(1)
  expect((await search(db, { free_word: '経理 日払い -寮' })).titles).toHaveLength(1)
  expect(await search(db, { free_word: '経理 "日払い"' })).toMatchObject({ titles: [], near: null })
  expect(await search(db, { free_word: '経理', employment_types: [5] })).toMatchObject({ titles: [], near: null })
})

test('of typed conditions the last one goes first, and before it goes its words are looked for', async ({ db }) => {
  await addJob(db, { position_title: '経理', remote: null, description: 'フルリモートです' })
  await addJob(db, { position_title: '経理の責任者', remote: 0 })
  const { titles, total, near } = await search(db, { free_word: '経理 フルリモート' })
  expect([titles, total, near]).toEqual([['経理', '経理の責任者'], 0, { from: 0, without: ['フルリモート'], instead: [] }])
})

test('a job whose title has the occupation is nearer than one that only speaks of it', async ({ db }) => {
  await addJob(db, { position_title: '総務', description: '経理も手伝います', remote: 2 })
  await addJob(db, { position_title: '経理', inexperienced_ok: true })
  expect((await search(db, { free_word: '経理 フルリモート 未経験' })).titles).toEqual(['経理', '総務'])
})

test('a company is found in other letters', async ({ db }) => {
  await addJob(db, { position_title: '経理', company_id: (await addCompany(db, { name: '株式会社Helpfeel' })).id })
  const { titles, near } = await search(db, { free_word: 'ヘルプフィール' })
  expect([titles, near]).toEqual([['経理'], { from: 0, without: [], instead: [{ typed: 'ヘルプフィール', word: 'Helpfeel' }] }])
})

test('a word that no job has is looked for with one letter mended, plainly', async ({ db }) => {
  await addJob(db, { position_title: 'データエンジニア' })
  const { titles, total, near } = await search(db, { free_word: 'データエンジニヤ' })
  expect([titles, total, near]).toEqual([['データエンジニア'], 0, { from: 0, without: [], instead: [{ typed: 'データエンジニヤ', word: 'データエンジニア' }] }])
})

test('a mended word is told once, however many steps look for it', async ({ db }) => {
  await addJob(db, { position_title: 'データエンジニア', description: '日払い' })
  await addJob(db, { position_title: 'データエンジニアの責任者' })
  const { titles, near } = await search(db, { free_word: 'データエンジニヤ 日払い' })
  expect([titles, near]).toEqual([
    ['データエンジニア', 'データエンジニアの責任者'],
    { from: 0, without: ['日払い'], instead: [{ typed: 'データエンジニヤ', word: 'データエンジニア' }] },
  ])
})

test('only the first page of the recommended order goes on, and never past ten', async ({ db }) => {
  for (let at = 0; at < 12; at++) await addJob(db, { position_title: `経理${at}` })
  expect((await search(db, { free_word: '経理 日払い' })).titles).toHaveLength(10)
  expect((await search(db, { free_word: '経理 日払い', per_page: 5 })).titles).toHaveLength(5)
  expect((await search(db, { free_word: '経理 日払い', sort: 2 })).titles).toEqual([])
  expect((await search(db, { free_word: '経理 日払い', page: 2 })).titles).toEqual([])
  expect((await search(db, { free_word: '魔法使い 錬金術師' })).near).toBeNull()
})

test('of a word that nobody has the parts are looked for at last', async ({ db }) => {
  await addJob(db, { position_title: '設計', description: 'さんざしのことなら' })
  const { titles, near } = await search(db, { free_word: 'さんざし製作設計' })
  expect([titles, near]).toEqual([['設計'], { from: 0, without: ['さんざし製作設計'], instead: [] }])
})
