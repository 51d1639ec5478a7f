import { expect, test } from 'vitest'
import { isSnapshot, seenBy } from './snapshot.ts'

test('a snapshot contains the transactions that had ended, none that was running or had not begun', () => {
  const seen = ['4', '5', '6', '7', '8', '9'].filter(seenBy('5:8:5,7'))
  expect(seen).toEqual(['4', '6'])
  expect(seenBy('8:8:')('7')).toBe(true)
})

test.for(['0', '7', '', '1:1', '1:1:x', '1:1:1,', '-1:1:', '1:1:1;2', `1:9:${'1,'.repeat(5_000)}1`, '10000000000000000000:1:'])(
  'case %# is no snapshot',
  (text) => {
    expect(isSnapshot(text)).toBe(false)
  },
)

test.for(['1:1:', '745:745:', '745:748:745,747', '9223372036854775807:9223372036854775807:'])('%s is a snapshot', (text) => {
  expect(isSnapshot(text)).toBe(true)
})
