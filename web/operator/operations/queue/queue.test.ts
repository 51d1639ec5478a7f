import { expect, test } from 'vitest'
import { besides, nextAfter, type QueueItem } from './queue.ts'

const items = [1, 2, 3].map((id) => ({ id }))

test.for([
  [1, 2],
  [2, 3],
  [3, 1],
  // A colleague was faster, or it stands behind what the list shows: the longest waiting one is next.
  [9, 1],
])('after %i the queue goes on with %i', ([id, next]) => {
  expect(nextAfter(items, id!)).toEqual({ id: next })
})

test('the last one leads to nothing', () => {
  expect(nextAfter([{ id: 7 }], 7)).toBeNull()
  expect(nextAfter([], 7)).toBeNull()
})

test('the first has none before it, the last none after it', () => {
  const queued = items.map(({ id }) => ({ id }) as QueueItem)
  expect(besides({ items: queued, total: 3, at: 0 })).toEqual({ before: null, after: { id: 2 } })
  expect(besides({ items: queued, total: 3, at: 2 })).toEqual({ before: { id: 2 }, after: null })
})
