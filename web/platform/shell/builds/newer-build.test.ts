import { expect, test } from 'vitest'
import { mustReload } from './newer-build.ts'

const now = Date.parse('2026-11-21T10:00:00+09:00')

test('a page of an older build is reloaded', () => {
  expect(mustReload({ own: 'a', latest: 'b', reloadedAt: undefined, now })).toBe(true)
})

test('a page of the newest build is not reloaded', () => {
  expect(mustReload({ own: 'a', latest: 'a', reloadedAt: undefined, now })).toBe(false)
})

test('a page that knows of no other build is not reloaded', () => {
  expect(mustReload({ own: 'a', latest: undefined, reloadedAt: undefined, now })).toBe(false)
})

test('a page is not reloaded twice within ten seconds', () => {
  expect(mustReload({ own: 'a', latest: 'b', reloadedAt: now - 9_999, now })).toBe(false)
  expect(mustReload({ own: 'a', latest: 'b', reloadedAt: now - 10_000, now })).toBe(true)
})
