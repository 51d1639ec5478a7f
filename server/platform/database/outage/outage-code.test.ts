import { expect, test } from 'vitest'
import { outageCode } from './outage-code.ts'

const failure = (code: string, more = {}) => Object.assign(new Error('…'), { code, ...more })

test.each([
  ['57P01', 'DATABASE_AWAY'],
  ['57P03', 'DATABASE_AWAY'],
  ['08006', 'DATABASE_AWAY'],
  ['25006', 'DATABASE_AWAY'],
  ['28P01', 'DATABASE_AWAY'],
  ['ECONNREFUSED', 'DATABASE_AWAY'],
  ['EAI_AGAIN', 'DATABASE_AWAY'],
  ['53300', 'SERVICE_UNAVAILABLE'],
  ['55P03', 'SERVICE_UNAVAILABLE'],
  ['57014', 'SERVICE_UNAVAILABLE'],
  ['40P01', 'SERVICE_UNAVAILABLE'],
  ['53100', 'STORAGE_FULL'],
  ['ENOSPC', 'STORAGE_FULL'],
  ['EFILESAWAY', 'FILES_AWAY'],
  ['23505', undefined],
  ['42P01', undefined],
  ['ENOENT', undefined],
] as const)('%s is %s', (code, expected) => expect(outageCode(failure(code))).toBe(expected))

test('the cause of an error counts, too', () => {
  expect(outageCode(new Error('Cannot write file', { cause: failure('ENOSPC') }))).toBe('STORAGE_FULL')
  expect(outageCode(new AggregateError([failure('ECONNREFUSED')]))).toBe('DATABASE_AWAY')
  expect(outageCode(failure('ENOENT', { syscall: 'connect' }))).toBe('DATABASE_AWAY')
  expect(outageCode(failure('ENOENT', { syscall: 'open' }))).toBeUndefined()
  expect(outageCode(new Error('Connection terminated unexpectedly'))).toBe('DATABASE_AWAY')
  expect(outageCode(new Error('boom'))).toBeUndefined()
  expect(outageCode('boom')).toBeUndefined()
})

test('errors that cause each other are looked at once', () => {
  const one = new Error('one')
  one.cause = one
  expect(outageCode(one)).toBeUndefined()
})
