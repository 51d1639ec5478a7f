import { expect, test } from 'vitest'
import { EventQueue } from './live-feed.ts'

test('events that came before a client waits are given at once, in order', async () => {
  const queue = new EventQueue<number>()
  queue.push(1, 2)
  queue.push(3)
  expect(await queue.next()).toEqual([1, 2, 3])
})

test('a waiting client gets new events, and nothing once the queue is closed', async () => {
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
