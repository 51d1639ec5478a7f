import { expect, test } from 'vitest'
import { besides, nextOf, type QueueItem, queueOf } from './queue.ts'

const items = [1, 2, 3].map((id) => ({ id, to: `/${id}` }) as QueueItem)
const at = (id: number) => queueOf(items, 3, id)

test.for([
  [1, '/2'],
  [2, '/3'],
  [3, '/1'],
] as const)('after %i the queue goes on with %s', ([id, next]) => {
  expect(nextOf(at(id), '/list')).toBe(next)
})

test('the last one leads to the list, and so does one that stands in no queue', () => {
  expect(nextOf(queueOf(items.slice(0, 1), 1, 1), '/list')).toBe('/list')
  expect(at(9)).toBeNull()
  expect(nextOf(at(9), '/list')).toBe('/list')
})

test('the first has none before it, the last none after it', () => {
  expect(besides(at(1)!)).toMatchObject({ before: null, after: { id: 2 } })
  expect(besides(at(3)!)).toMatchObject({ before: { id: 2 }, after: null })
})
