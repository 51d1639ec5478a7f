import { expect, test } from 'vitest'
import { lowerEnd, payBands, payPresets } from './pay-bands.ts'

test('the outermost bands hold what lies beyond them, and no job is lost', () => {
  const bands = payBands(
    [
      { id: 100, count: 1 },
      { id: 400, count: 5 },
      { id: 1500, count: 2 },
      { id: 2300, count: 1 },
    ],
    200,
    1600,
  )
  expect(bands.map(({ from, count }) => count && [from, count]).filter(Boolean)).toEqual([
    [200, 1],
    [400, 5],
    [1500, 3],
  ])
  expect(bands.map(({ label }) => label).at(-1)).toBe('1500万円以上')
})

test('the amounts begin with the present pay, where it has a lower end', () => {
  expect(lowerEnd('500〜600万円')).toBe(500)
  expect(lowerEnd('2,000万円以上')).toBe(2000)
  expect(lowerEnd('100万円未満')).toBeUndefined()
  expect(payPresets(500).map(({ label }) => label)).toEqual(['いまと同じ（500万円〜）', '600万円', '700万円', '決めていない'])
  expect(payPresets(undefined).map(({ value }) => value)).toEqual([400, 600, 800, null])
})
