import { expect, test } from 'vitest'
import { readOnce } from './read-once.ts'

test('a page that is only read asks once, also when two calls ask at the same time', async () => {
  let asked = 0
  const context = { reads: new Map<string, Promise<unknown>>() }
  const ask = () => readOnce(context, 'wishes', async () => ++asked)
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await ask()).toBe(1)
  expect(await readOnce(context, 'something else', async () => 'other')).toBe('other')
})

test('elsewhere each call reads for itself, because something may have been written in between', async () => {
  let asked = 0
  const ask = () => readOnce({}, 'wishes', async () => ++asked)
  expect([await ask(), await ask()]).toEqual([1, 2])
})
