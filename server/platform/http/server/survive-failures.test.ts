import { expect, onTestFinished, test, vi } from 'vitest'
import { logger } from '../../logging/logger.ts'
import { surviveFailures } from './run-server.ts'

function survivor() {
  const counted: string[] = []
  const ended: number[] = []
  // Vitest has separate listeners, for which an error here is a failed test.
  const theirs = (['unhandledRejection', 'uncaughtException'] as const).map((name) => [name, process.rawListeners(name)] as const)
  for (const [name] of theirs) process.removeAllListeners(name)
  const stop = surviveFailures({ countFailure: (kind) => counted.push(kind) }, (code) => ended.push(code))
  const error = vi.spyOn(logger, 'error').mockImplementation(() => {})
  vi.spyOn(logger, 'fatal').mockImplementation(() => {})
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
    for (const [name, listeners] of theirs) for (const listener of listeners) process.on(name, listener as never)
  })
  return { counted, ended, error }
}

test('an unhandled promise is counted and logged, and ends nothing', async () => {
  const { counted, ended, error } = survivor()
  void Promise.reject(new Error('unhandled'))
  await expect.poll(() => counted).toEqual(['unhandled_rejection'])
  expect(error).toHaveBeenCalledOnce()
  expect(ended).toEqual([])
})

test('an exception about the database ends nothing; any other ends the process', async () => {
  const { counted, ended } = survivor()
  process.emit('uncaughtException', Object.assign(new Error('terminating connection'), { code: '57P01' }))
  expect(ended).toEqual([])
  process.emit('uncaughtException', new TypeError('a bug'))
  expect(ended).toEqual([1])
  expect(counted).toEqual(['uncaught_exception', 'uncaught_exception'])
})
