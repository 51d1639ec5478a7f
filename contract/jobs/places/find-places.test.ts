import { expect, test } from 'vitest'
import { findPlaces, namedPlaces } from './find-places.ts'
import { placeKey } from './place.ts'
import { placeName } from './place-facts.ts'

const named = (text: string, prefectures: number[] = []) => findPlaces(text, prefectures, 5).map(({ name }) => name)

test('a place is found by its name and by its reading, in any spelling', () => {
  expect(named('渋谷')).toEqual(['渋谷区', '渋谷駅'])
  expect(named('しぶや')).toEqual(['渋谷区', '渋谷駅'])
  expect(named('ｼﾌﾞﾔ')).toEqual(['渋谷区', '渋谷駅'])
  expect(named('霞が関')).toEqual(['霞ケ関駅'])
  expect(named('府中', [34])).toEqual(['府中市', '安芸郡府中町'])
  expect(named('にっぽんばし')).toContain('日本橋駅')
  expect(named('さんげんじゃや')).toEqual(['三軒茶屋駅'])
  expect(named('ない場所')).toEqual([])
})

test('every place is named once, as it is searched', () => {
  const keys = namedPlaces.map(({ place }) => place)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { place, name } of namedPlaces) expect({ key: placeKey(place), name: placeName(place) }).toEqual({ key: place, name })
})
