import { expect, test } from 'vitest'
import { placesOfJob, searchedPlaces } from './places-of-job.ts'

const job = { address: 13, prefectures: [13], address2: '', address3: '', nearest_station: '' }
const found = (fields: Partial<typeof job>) => searchedPlaces(placesOfJob({ ...job, ...fields }))

test('a job is found under its 市区町村, the city of its ward, the places in its address and its stations', () => {
  expect(found({ address2: '渋谷区渋谷2-1', nearest_station: 'JR山手線 渋谷駅 徒歩5分' })).toEqual(['13113', '13100', '渋谷', '渋谷駅'])
  expect(found({ address: 27, prefectures: [27], address2: '大阪市北区梅田1-1', address3: '梅田ビル 大阪梅田駅直結' })).toEqual([
    '27127',
    '27100',
    '梅田',
    '大阪梅田駅',
  ])
  expect(found({ address2: '港区芝浦3-1-21', address3: '田町ステーションタワーS 21F' })).toEqual(['13103', '13100', '田町', '芝浦'])
  expect(found({ address2: '八王子市田町1-1' })).toEqual(['13201'])
  expect(found({ address: 3, prefectures: [3], address2: '紫波郡矢巾町', nearest_station: '矢幅駅' })).toEqual(['03322', '矢幅駅'])
})

test('several workplaces in one field are all found', () => {
  expect(placesOfJob({ ...job, prefectures: [13, 27], address2: '東京都渋谷区渋谷1-1／大阪府大阪市北区梅田1-1' }).municipalities).toEqual(['13113', '27127'])
})

test('the shortest way on foot counts', () => {
  expect(placesOfJob({ ...job, address3: '渋谷駅直結', nearest_station: '表参道駅 徒歩10分' })).toMatchObject({
    stations: ['表参道駅', '渋谷駅'],
    walk_minutes: 1,
  })
})
