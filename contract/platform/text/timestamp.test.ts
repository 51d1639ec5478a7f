import { expect, test } from 'vitest'
import { KnownTime, Timestamp } from './timestamp.ts'

const takes = (schema: typeof Timestamp, at: string) => schema.safeParse(at).success

test.for([
  ['1900-01-01T00:00:00+09:00', true],
  ['1899-12-31T15:00:00Z', true],
  ['1900-01-01T00:00:00+14:00', false],
  ['1899-12-31T14:59:59Z', false],
  ['9999-12-30T23:59:59+09:00', true],
  ['9999-12-31T23:59:59-12:00', false],
  ['2026-11-23T09:00:00+23:59', false],
  ['2026-11-23T09:00:00-15:00', false],
  ['2026-11-23T09:00:00+14:00', true],
] as const)('a moment that is written as %s is taken: %s', ([at, isTaken]) => {
  expect(takes(Timestamp, at)).toBe(isTaken)
})

test('a moment from which others are computed lies before 2200 in Japan', () => {
  expect(['2199-12-31T23:59:59+09:00', '2199-12-31T23:59:59-12:00'].map((at) => takes(KnownTime, at))).toEqual([true, false])
})
