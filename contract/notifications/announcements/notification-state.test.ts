import { expect, test } from 'vitest'
import { isUnread, isWithinDisplayPeriod, needsConfirm } from './notification-state.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const announcement = { display_start_at: '2026-11-20T10:00:00+09:00', display_end_at: null, viewed_at: null, confirmed_at: null, is_require_confirm: true }
const at = '2026-11-21T09:00:00+09:00'

test.each([
  ['2026-11-21T10:00:00+09:00', null, true],
  ['2026-11-21T10:00:01+09:00', null, false],
  ['2026-11-21T01:00:00Z', null, true],
  ['2026-11-20T10:00:00+09:00', '2026-11-21T10:00:01+09:00', true],
  ['2026-11-20T10:00:00+09:00', '2026-11-21T10:00:00+09:00', false],
])('an announcement from %s to %s is within its period: %s', (display_start_at, display_end_at, expected) => {
  expect(isWithinDisplayPeriod({ display_start_at, display_end_at }, now)).toBe(expected)
})

test('an announcement is unread until it was viewed, and only within its period', () => {
  expect(isUnread(announcement, now)).toBe(true)
  expect(isUnread({ ...announcement, viewed_at: at }, now)).toBe(false)
  expect(isUnread({ ...announcement, display_end_at: at }, now)).toBe(false)
})

test('an announcement needs confirming when it says so, until it was confirmed, and only within its period', () => {
  expect(needsConfirm(announcement, now)).toBe(true)
  expect(needsConfirm({ ...announcement, is_require_confirm: false }, now)).toBe(false)
  expect(needsConfirm({ ...announcement, confirmed_at: at }, now)).toBe(false)
  expect(needsConfirm({ ...announcement, display_end_at: at }, now)).toBe(false)
})
