import { expect, test } from 'vitest'
import { type Lookups, lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import { officeWay } from './office-way.ts'

const lookups = { ...Object.fromEntries(lookupTableNames.map((name) => [name, []])), prefectures: [{ id: 13, name: '東京都' }] } as unknown as Lookups
const job = { address: 13, prefectures: [13], address2: '渋谷区神南1-1', address3: '', nearest_station: 'JR山手線 渋谷駅 徒歩5分' }

test('the way to the office is what the posting says, and the map is asked for its street', () => {
  const way = officeWay(job, lookups)
  expect(way).toMatchObject({ stations: ['渋谷駅'], walk: 5, address: '東京都渋谷区神南1-1' })
  expect(new URL(way?.map ?? '').searchParams.get('query')).toBe('東京都渋谷区神南1-1')
})

test('a posting without minutes has none, and one without station and street has no way', () => {
  expect(officeWay({ ...job, nearest_station: '渋谷駅' }, lookups)?.walk).toBe(null)
  expect(officeWay({ ...job, address2: '', nearest_station: '渋谷駅' }, lookups)?.map).toBe(null)
  expect(officeWay({ ...job, address2: '', nearest_station: '' }, lookups)).toBe(null)
})
