import { expect, test } from 'vitest'
import { appliedLabel } from './job-card-of.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const label = (is_applied_by_me: boolean, answer_due_at: string | null = null) => appliedLabel({ is_applied_by_me, answer_due_at }, now)

test('the label says that the candidate applied, and until when in Japan an answer is due', () => {
  expect(label(false)).toBeNull()
  expect(label(true)).toBe('応募済み')
  expect(label(true, '2026-11-23T15:30:00Z')).toBe('応募済み・24日まで')
  expect(label(true, '2026-11-20T10:00:00+09:00')).toBe('応募済み・返信なし')
})
