import { expect, test } from 'vitest'
import { overlapsOf } from './overlaps-of.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const busy = { starts_at: '2026-11-25T10:00:00+09:00', minutes: 60, is_offered: false, is_imported: false }
const izumi = { id: '1', name: '和泉 亮', busy: [busy], free: [{ starts_at: '2026-11-25T09:00:00+09:00', minutes: 480 }], has_week: true }
const at = (slot: string, minutes = 30, member = izumi) => overlapsOf([slot], minutes, [member], now)

test('a time overlaps when it begins before the other ends and ends after the other begins', () => {
  expect(overlapsOf(['', '2026-11-25T10:30:00+09:00'], 30, [izumi], now)).toEqual([{ slot: 2, member: '和泉 亮', busy }])
  expect(
    [at('2026-11-25T11:00:00+09:00'), at('2026-11-25T09:30:00+09:00'), at('2026-11-25T09:30:00+09:00', 31), at('', 30)].map(({ length }) => length),
  ).toEqual([0, 0, 1, 0])
})

test('a time outside of the saved week is marked, as far as it is known', () => {
  expect(at('2026-11-25T16:30:00+09:00')).toEqual([])
  expect(at('2026-11-25T16:30:00+09:00', 31)).toEqual([{ slot: 1, member: '和泉 亮', busy: null }])
  expect(at('2026-11-24T10:00:00+09:00')).toHaveLength(1)
  expect(at('2026-12-06T10:00:00+09:00')).toEqual([])
  expect(at('2026-11-24T10:00:00+09:00', 30, { ...izumi, has_week: false })).toEqual([])
})
