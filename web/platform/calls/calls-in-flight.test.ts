import { expect, test } from 'vitest'
import { callsInFlight } from './calls-in-flight.ts'

test('the loading indicator disappears when a call fails, and the caller gets the error', async () => {
  const seen: number[] = []
  const stop = callsInFlight.subscribe(() => seen.push(callsInFlight.count()))
  await expect(callsInFlight.during(() => Promise.reject(new Error('503')))).rejects.toThrow('503')
  stop()
  expect(seen).toEqual([1, 0])
})
