import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const anyone = () => true
const taken = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.next(anyone)?.item).join(' ')

test('addresses alternate, and within one address its sessions do', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add({ address: 'a', session: 's' }, item)
  for (const item of ['b1', 'b2']) queue.add({ address: 'b', session: 's' }, item)
  queue.add({ address: 'a', session: 't' }, 'at1')
  expect(taken(queue)).toBe('a1 b1 at1 a2 b2 a3 a4')
})

test('many sessions at one address get no more than the address', () => {
  const queue = new FairQueue<string>()
  for (let i = 0; i < 4; i++) for (let j = 0; j < 3; j++) queue.add({ address: 'office', session: `${i}` }, 'o')
  for (let j = 0; j < 3; j++) queue.add({ address: 'home', session: '' }, 'h')
  const order = taken(queue).split(' ')
  expect(order.slice(0, 8).filter((item) => item === 'h').length).toBeGreaterThanOrEqual(2)
})

test('counts the entries that would come before, and forgets clients without entries', () => {
  const queue = new FairQueue<string>()
  for (let i = 0; i < 3; i++) queue.add({ address: 'a', session: '' }, `${i}`)
  expect([queue.positionOf({ address: 'a', session: '' }), queue.positionOf({ address: 'b', session: '' })]).toEqual([3, 1])
  taken(queue)
  expect(queue.positionOf({ address: 'a', session: '' })).toBe(0)
})

test('passes over clients that may not go on yet, and drops the last entry of the client with most', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2']) queue.add({ address: 'a', session: '' }, item)
  queue.add({ address: 'b', session: '' }, 'b1')
  expect(queue.takeLast()?.item).toBe('a2')
  expect(queue.next(({ address }) => address !== 'a')?.item).toBe('b1')
  expect(taken(queue)).toBe('a1')
})

test('remembers a bounded number of clients, at any number of them', () => {
  const queue = new FairQueue<string>()
  queue.add({ address: 'waits', session: '' }, 'waits')
  for (let i = 0; i < 5_000; i++) queue.remove(queue.add({ address: `${i}`, session: '' }, ''))
  expect(queue.flows).toBeLessThanOrEqual(1_025)
})
