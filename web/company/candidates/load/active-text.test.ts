import { expect, test } from 'vitest'
import { activeText } from './active-text.ts'

test('the last change is told by weeks, then by months, and on Sunday as on Monday', () => {
  const told = (now: string) => activeText('2026-11-16', new Date(now))
  expect(['2026-11-16T00:30:00+09:00', '2026-11-22T23:30:00+09:00'].map(told)).toEqual(['今週更新', '今週更新'])
  expect(['2026-11-23', '2026-12-01', '2026-12-22', '2027-02-01', '2027-08-01'].map((day) => told(`${day}T12:00:00+09:00`))).toEqual([
    '先週更新',
    '2週前に更新',
    '1か月前に更新',
    '2か月前に更新',
    '半年以上前に更新',
  ])
})
