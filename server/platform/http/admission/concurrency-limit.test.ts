import { expect, test } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

const noted = (limit: ConcurrencyLimit, lateness: number, times: number) => {
  for (let i = 0; i < times; i++) limit.note(lateness)
  return limit.value
}

test('falls while the event loop is late, never below the least, and comes back step by step', () => {
  const limit = new ConcurrencyLimit({ least: 4, most: 16 })
  expect(noted(limit, 40, 4)).toBe(16)
  expect(noted(limit, 40, 1)).toBe(12)
  expect(noted(limit, 60, 100)).toBe(4)
  expect(noted(limit, 15, 100)).toBe(4)
  expect(noted(limit, 1, 5)).toBe(5)
  expect(noted(limit, 1, 500)).toBe(16)
})

test('one iteration of the event loop that is far too late is enough', () => {
  expect(noted(new ConcurrencyLimit({ least: 4, most: 16 }), 400, 1)).toBe(4)
})
