import { expect, test } from 'vitest'
import { readQuery } from '#contract/jobs/search/reading/read-query.ts'
import { typedPlaces } from './typed-places.ts'

const of = (text: string) => typedPlaces(readQuery(text).readings)

test('several places are alternatives, of whatever size', () => {
  expect(of('東京 大阪')).toEqual({ prefectures: [13, 27] })
  expect(of('渋谷 新宿')).toEqual({ places: ['13113', '渋谷駅', '13104', '新宿駅'] })
  expect(of('渋谷区 大阪')).toEqual({ places: ['27', '13113'] })
  expect(of('渋谷 恵比寿')).toEqual({ places: ['13113', '渋谷駅', '恵比寿駅', '恵比寿'] })
  expect(of('札幌市 福岡市')).toEqual({ places: ['01100', '40130'] })
})

test('a place inside another one narrows that one', () => {
  expect(of('東京 府中市')).toEqual({ prefectures: [13], places: ['13206'] })
  expect(of('東京 渋谷')).toEqual({ prefectures: [13], places: ['13113', '渋谷駅'] })
  expect(of('関東 港区')).toEqual({ prefectures: [8, 9, 10, 11, 12, 13, 14], places: ['13103'] })
  expect(of('大阪市 北区')).toEqual({ places: ['27127'] })
  expect(of('港区 六本木')).toEqual({ places: ['六本木駅', '六本木', '六本木一丁目駅'] })
  expect(of('大阪 日本橋')).toMatchObject({ prefectures: [27], places: expect.arrayContaining(['日本橋駅', '日本橋']) })
  expect(of('東京 渋谷 大阪')).toEqual({ places: ['27', '13113', '渋谷駅'] })
  expect(of('福岡市 天神駅')).toEqual({ places: ['天神駅', '天神'] })
  expect(of('23区 千代田区')).toEqual({ places: ['13101'] })
})

test('a station that no table knows may be anywhere', () => {
  expect(of('岩手 村崎野駅')).toEqual({ prefectures: [3], places: ['村崎野駅'] })
})

test('no place is no condition', () => expect(of('エンジニア')).toEqual({}))
