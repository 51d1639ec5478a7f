import { expect, test } from 'vitest'
import { deadlocks } from '../database/in-transaction.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'

const refusalOf = (code: string) => Object.assign(new Error('refused'), { code })

test('a write that lost a deadlock runs again, with nothing left of the first try', async () => {
  const headers: string[] = []
  let tries = 0
  const before = deadlocks.count
  const write = async () => {
    headers.push('cookie')
    if (++tries === 1) throw refusalOf('40P01')
    return 'written'
  }
  expect(await retryOnDeadlock(write, () => headers.splice(0))).toBe('written')
  expect(headers).toEqual(['cookie'])
  expect(deadlocks.count - before).toBe(1)
})

test.for([
  ['40P01', 3],
  ['23505', 1],
] as const)('a write that fails with %s is tried %i times', async ([code, times]) => {
  let tries = 0
  const write = async () => {
    tries++
    throw refusalOf(code)
  }
  await expect(retryOnDeadlock(write, () => {})).rejects.toMatchObject({ code })
  expect(tries).toBe(times)
})
