import { expect, test } from 'vitest'
import { placeOptions } from './place-options.ts'

const counts = [13101, 13102, 13103, 13104, 13113, 13116, 13203].map((code, at) => ({ place: `${code}`, name: `区${at}`, count: at === 6 ? 9 : at }))

test('chosen places come first, then those with most jobs, and the others keep their order', () => {
  const { shown, more } = placeOptions({ places: ['13101', '渋谷駅'] }, counts, 7)
  expect(shown.map(({ place, chosen }) => [place, chosen])).toEqual([
    ['13101', true],
    ['渋谷駅', true],
    ['13203', false],
    ['13116', false],
    ['13113', false],
  ])
  expect(more.map(({ place }) => place)).toEqual(['13102', '13103', '13104'])
})

test('a station that is chosen alone counts what was found', () => {
  expect(placeOptions({ places: ['渋谷駅'] }, [], 7).shown).toEqual([{ place: '渋谷駅', name: '渋谷駅', count: 7, chosen: true }])
  expect(placeOptions({}, [], 7)).toEqual({ shown: [], more: [] })
})
