import { expect, test } from 'vitest'
import { wayFromHome } from './way-from-home.ts'

test('the way leads from the station at home to the first one of the posting, and another site is asked for the trains', () => {
  const way = wayFromHome('三鷹', ['渋谷駅', '表参道駅'])
  expect(way).toMatchObject({ from: '三鷹駅', to: '渋谷駅' })
  const { origin, searchParams } = new URL(way?.search ?? '')
  expect([origin, Object.fromEntries(searchParams)]).toEqual([
    'https://www.google.com',
    { api: '1', origin: '三鷹駅', destination: '渋谷駅', travelmode: 'transit' },
  ])
})

test('who lives at the station needs no train, and without one of the two stations there is no way', () => {
  expect(wayFromHome('渋谷駅', ['渋谷駅'])?.search).toBe(null)
  expect(wayFromHome('', ['渋谷駅'])).toBe(null)
  expect(wayFromHome('三鷹駅', [])).toBe(null)
})
