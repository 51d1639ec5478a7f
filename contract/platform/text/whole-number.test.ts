import { expect, test } from 'vitest'
import { Id, LookupId } from '../ids.ts'
import { WholeNumber } from './whole-number.ts'

test.each([
  [5, 5],
  ['5', 5],
  [' ５００ ', 500],
  ['+7', 7],
])('%j is read as %d', (value, number) => {
  expect(WholeNumber(1, 500).parse(value)).toBe(number)
})

test.each([[true], [false], [null], [''], [' '], [[]], [[5]], [{}], ['0x10'], ['1e2'], ['5.0'], [1.5], ['五'], [Number.NaN], ['9'.repeat(400)]])(
  '%j is no whole number',
  (value) => {
    expect(WholeNumber(0, 500).safeParse(value).success).toBe(false)
    expect(LookupId.safeParse(value).success).toBe(false)
  },
)

test('what PostgreSQL cannot hold is refused before it is asked', () => {
  expect(Id.safeParse('2147483647').success).toBe(true)
  expect(Id.safeParse('2147483648').success).toBe(false)
})
