import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('does so many at once, lets so many wait, and refuses the rest at once', async () => {
  const turns = new Turns({ atOnce: 2, waiting: 1 })
  const barrier = Promise.withResolvers<string>()
  const works = [1, 2, 3].map(() => turns.take(() => barrier.promise))

  expect([turns.running, turns.waiting]).toEqual([2, 1])
  expect(await turns.take(async () => 'never done')).toBeNull()
  expect(turns.shed).toBe(1)

  barrier.resolve('done')
  expect(await Promise.all(works)).toEqual(['done', 'done', 'done'])
  expect(await turns.take(async () => 'again')).toBe('again')
})

test('gives up those whose turn does not come in time, and never starts their work', async () => {
  const turns = new Turns({ atOnce: 1, patience: 1 })
  const barrier = Promise.withResolvers<void>()
  const running = turns.take(() => barrier.promise)
  let isStarted = false
  expect(await turns.take(async () => (isStarted = true))).toBeNull()
  barrier.resolve()
  await running
  expect(isStarted).toBe(false)
  expect([turns.running, turns.waiting]).toEqual([0, 0])
})

test('gives the place of a failed one to the next', async () => {
  const turns = new Turns({ atOnce: 1 })
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(async () => 'next')).toBe('next')
})
