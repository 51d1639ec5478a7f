import { expect, test } from 'vitest'
import { EventQueue } from './event-queue.ts'

test('what came while nobody waited is given at once, in its order', async () => {
  const queue = new EventQueue<number>()
  queue.push(1, 2)
  queue.push(3)
  expect(await queue.next()).toEqual([1, 2, 3])
})

test('whoever waits is given what comes, and nothing once it is closed', async () => {
  const queue = new EventQueue<number>()
  const waiting = queue.next()
  queue.push(1)
  expect(await waiting).toEqual([1])
  const last = queue.next()
  queue.close()
  expect(await last).toBeUndefined()
  queue.push(2)
  expect(await queue.next()).toBeUndefined()
})
