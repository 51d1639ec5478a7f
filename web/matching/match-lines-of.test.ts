import { expect, test } from 'vitest'
import type { MatchLine, MatchResult } from '#contract/matching/matching.ts'
import { matchLinesOf } from './match-lines-of.ts'

const line = (result: MatchResult, value: string): MatchLine => ({ rule: 'remote', result, field: 'remote', value, wished: '' })
const lines = [line('differs', 'a'), line('fits', 'b'), line('unknown', 'c'), line('fits', 'd')]
const match = { lines, fits: 2, differs: 1, unknown: 1 }

test('lines that fit come first, then unknown ones, then those that differ', () => {
  expect(matchLinesOf(match)).toMatchObject({ lines: ['b', 'd', 'c', 'a'].map((value) => ({ value })), more: [] })
})

test('a card shows a few lines of each kind and counts the rest, so that it always shows those that differ', () => {
  expect(matchLinesOf(match, { fits: 1 })).toMatchObject({ lines: ['b', 'c', 'a'].map((value) => ({ value })), more: [{ result: 'fits', count: 1 }] })
})

test('a candidate without wishes sees no lines', () => {
  expect(matchLinesOf(null)).toBeNull()
})
