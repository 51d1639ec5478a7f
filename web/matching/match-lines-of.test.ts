import { expect, test } from 'vitest'
import type { MatchLine, MatchResult } from '#contract/matching/matching.ts'
import { matchLinesOf } from './match-lines-of.ts'

const line = (result: MatchResult, value: string): MatchLine => ({ rule: 'remote', result, field: 'remote', value, wished: '' })
const lines = [line('differs', 'a'), line('fits', 'b'), line('unknown', 'c'), line('fits', 'd')]
const match = { lines, fits: 2, differs: 1, unknown: 1 }

test('what fits comes first, then what is unknown, then what differs', () => {
  expect(matchLinesOf(match)).toMatchObject({ lines: ['b', 'd', 'c', 'a'].map((value) => ({ value })), more: [] })
})

test('a card shows a few of each and counts the rest, so that what differs is never cut off', () => {
  expect(matchLinesOf(match, 1)).toMatchObject({ lines: ['b', 'c', 'a'].map((value) => ({ value })), more: [{ result: 'fits', count: 1 }] })
})

test('whoever wishes nothing sees nothing', () => {
  expect(matchLinesOf(null)).toBeNull()
})
