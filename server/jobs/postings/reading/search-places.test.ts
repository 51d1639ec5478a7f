import { expect } from 'vitest'
import { addJob, apiFor, test } from '#server/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'

const inTokyo = { address: 13, prefectures: [13] }
const inOsaka = { address: 27, prefectures: [27] }

async function addJobs(db: Database) {
  await addJob(db, { ...inTokyo, position_title: '区', address2: '渋谷区神南1-1' })
  await addJob(db, { ...inTokyo, position_title: '駅', address2: '港区南青山5-1', nearest_station: 'JR山手線 渋谷駅 徒歩9分' })
  await addJob(db, {
    ...inTokyo,
    position_title: '文',
    description: '渋谷のような街を作ります。',
    address2: '府中市宮町1-1',
    nearest_station: '府中駅から徒歩3分',
  })
  await addJob(db, { ...inOsaka, position_title: '大阪', address2: '大阪市北区梅田1-1', nearest_station: '大阪梅田駅直結' })
  await addJob(db, { address: 34, prefectures: [34], position_title: '広島', address2: '府中市府川町1' })
}

test('a place finds the jobs that are there, by their address or station, and not those that only speak of it', async ({ db }) => {
  await addJobs(db)
  const api = await apiFor(db)
  const titles = async (search: Parameters<typeof api.job_offers.search>[0]) => {
    const { jobs, near } = await api.job_offers.search(search)
    // From there on stand jobs that answer a part, which may only speak of the place.
    return jobs
      .slice(0, near?.from)
      .map(({ job }) => job.position_title)
      .toSorted()
      .join(' ')
  }
  expect(await titles({ free_word: '渋谷' })).toBe('区 駅')
  expect(await titles({ free_word: '渋谷', as_words: ['渋谷'] })).toBe('区 文 駅')
  expect(await titles({ free_word: '渋谷区' })).toBe('区')
  expect(await titles({ free_word: '渋谷駅' })).toBe('駅')
  expect(await titles({ free_word: '青山' })).toBe('駅')
  expect(await titles({ free_word: '23区' })).toBe('区 駅')
  expect(await titles({ free_word: '府中市' })).toBe('広島 文')
  expect(await titles({ free_word: '東京 府中市' })).toBe('文')
  expect(await titles({ free_word: '渋谷区 大阪' })).toBe('区 大阪')
  expect(await titles({ free_word: '大阪市' })).toBe('大阪')
  expect(await titles({ free_word: '梅田' })).toBe('大阪')
  expect(await titles({ free_word: '駅から徒歩5分' })).toBe('大阪 文')
  expect(await titles({ free_word: '渋谷駅 駅近' })).toBe('駅')
  expect(await titles({ places: ['13113', '渋谷駅'] })).toBe('区 駅')
  expect(await titles({ places: ['渋谷駅'], free_word: '渋谷区' })).toBe('')
  expect(await titles({ places: ['13100'], walk_minutes: 10 })).toBe('駅')
  expect(await titles({ places: ['99999'] })).toBe('')
})

test('the answer counts the 市区町村 of its prefectures when it is asked to, and what each place brings', async ({ db }) => {
  await addJobs(db)
  const api = await apiFor(db)
  const { place_counts, what_if } = await api.job_offers.search({ prefectures: [13], places: ['13113'], place_counts: true })
  expect(place_counts).toEqual([
    { place: '13103', name: '港区', count: 1 },
    { place: '13113', name: '渋谷区', count: 1 },
    { place: '13206', name: '府中市', count: 1 },
  ])
  expect(what_if).toContainEqual({ parameter: 'places', value: '13113', total: 3 })
  expect((await api.job_offers.search({ prefectures: [13] })).place_counts).toEqual([])
  const typed = await api.job_offers.search({ free_word: '渋谷', places: ['渋谷駅'] })
  expect(typed.what_if).toEqual([
    { parameter: 'free_word', value: '渋谷', total: 1 },
    { parameter: 'places', value: '渋谷駅', total: 2 },
  ])
})

test('a job that moves is found where it is now', async ({ db }) => {
  const { id } = await addJob(db, { ...inTokyo, address2: '渋谷区神南1-1' })
  await db.updateTable('job_offers').set({ address2: '目黒区目黒1-1' }).where('id', '=', id).execute()
  const api = await apiFor(db)
  expect([(await api.job_offers.search({ free_word: '渋谷区' })).total, (await api.job_offers.search({ free_word: '目黒区' })).total]).toEqual([0, 1])
})

test('places are looked up by name and reading', async ({ db }) => {
  const { places } = await (await apiFor(db)).places.list({ q: 'しぶや', prefectures: [13] })
  expect(places.map(({ place, name, kind }) => [place, name, kind])).toEqual([
    ['13113', '渋谷区', 'municipality'],
    ['渋谷駅', '渋谷駅', 'station'],
  ])
})
