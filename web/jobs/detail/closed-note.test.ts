import { expect, test } from 'vitest'
import { closedNote, isLongGone } from './job-on-page.ts'

const closed = { state: 'closed', closed_reason: 'filled', closed_at: '2026-08-23T10:00:00+09:00' } as const

test('a closed job says why and when it closed', () => {
  expect(closedNote(closed)).toBe('採用が決まったため、2026年8月23日に募集は終了しました。')
  expect(closedNote({ ...closed, closed_reason: null, closed_at: null })).toBe('募集は終了しました。')
  expect(closedNote({ ...closed, state: 'published' })).toBeNull()
})

test('a job counts as long gone from the 91st day', () => {
  expect(isLongGone(closed, new Date('2026-11-21T23:59:00+09:00'))).toBe(false)
  expect(isLongGone(closed, new Date('2026-11-22T00:00:00+09:00'))).toBe(true)
})
