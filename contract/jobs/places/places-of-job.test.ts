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

test.each([
  ['東京本社／大阪支社', [13], [], [13, 27]],
  ['渋谷区 or 福岡市', [13], ['13113', '40130'], [13, 40]],
  ['渋谷区道玄坂1-1、福岡市中央区天神1-1', [13], ['13113', '40133'], [13, 40]],
  ['東京都渋谷区渋谷1-1\n大阪府大阪市北区梅田1-1\n福岡県福岡市中央区天神2-2', [13], ['13113', '27127', '40133'], [13, 27, 40]],
  ['横浜または名古屋のオフィス', [14], ['14100', '23100'], [14, 23]],
  ['東京・大阪・福岡', [13], [], [13, 27, 40]],
  ['Tokyo / Osaka', [13], [], [13, 27]],
  ['渋谷区渋谷1-1 福岡ビル', [13], ['13113'], [13]],
  ['渋谷区 大阪商船ビル', [13], ['13113'], [13]],
  ['渋谷区、中央区', [13], ['13113', '13102'], [13]],
])('%s beside %j is in %j of %j', (address2, prefectures, municipalities, all) => {
  const read = placesOfJob({ ...job, prefectures, address: prefectures[0] ?? null, address2 })
  expect([read.municipalities, read.prefectures]).toEqual([municipalities, all])
})

test('the shortest way on foot counts', () => {
  expect(placesOfJob({ ...job, address3: '渋谷駅直結', nearest_station: '表参道駅 徒歩10分' })).toMatchObject({
    stations: ['表参道駅', '渋谷駅'],
    walk_minutes: 1,
  })
})
