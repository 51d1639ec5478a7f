import { expect, test } from 'vitest'
import { overlapsOf } from './overlaps-of.ts'

const busy = { starts_at: '2026-11-25T10:00:00+09:00', minutes: 60, is_offered: false }
const izumi = { id: '1', name: '和泉 亮', busy: [busy] }
const at = (slot: string, minutes = 30) => overlapsOf([slot], minutes, [izumi]).length

test('a time overlaps when it begins before the other ends and ends after the other begins', () => {
  expect(overlapsOf(['2026-11-24T10:00:00+09:00', '2026-11-25T10:30:00+09:00'], 30, [izumi])).toEqual([{ slot: 2, member: '和泉 亮', busy }])
  expect([at('2026-11-25T11:00:00+09:00'), at('2026-11-25T09:30:00+09:00'), at('2026-11-25T09:30:00+09:00', 31), at('', 30)]).toEqual([0, 0, 1, 0])
})
