import { expect, test } from 'vitest'
import { statusWords } from './status-words.ts'

const now = new Date('2026-11-21T10:00:00+09:00')
const published = {
  state: 'published' as const,
  closed_reason: null,
  confirmed_by: '三枝',
  closed_at: null,
  review_requested_at: null,
  approval_requested_at: null,
}
const confirmed = (days: number) => ({
  ...published,
  confirmed_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
  leaves_at: new Date(now.getTime() + (45 - days) * 86_400_000).toISOString(),
})

test('a job asks for its confirmation from the 30th day, and says when it leaves the lists', () => {
  expect(statusWords(confirmed(29), now)).toMatchObject({ label: '公開中', isDue: false })
  expect(statusWords(confirmed(30), now)).toMatchObject({ label: '公開中', isDue: true, sentence: expect.stringContaining('12月6日に一覧から外れます') })
  expect(statusWords(confirmed(45), now)).toMatchObject({ label: '掲載切れ', isDue: true })
})

test('a job that waits for review does not read as public', () => {
  const waiting = { ...published, state: 'in_review' as const, confirmed_at: null, leaves_at: null, review_requested_at: '2026-11-20T10:00:00+09:00' }
  expect(statusWords(waiting, now)).toMatchObject({ label: '審査中', sentence: '11月20日に申し込みました。運営が確かめてから公開されます。' })
})

test('a draft that waits for an administrator says so; a public job that does stays public', () => {
  const asked = { approval_requested_at: '2026-11-20T10:00:00+09:00' }
  expect(statusWords({ ...published, ...asked, state: 'draft', confirmed_at: null, leaves_at: null }, now)).toMatchObject({
    label: '承認待ち',
    sentence: '11月20日に申請。管理者が承認すると公開されます。',
  })
  expect(statusWords({ ...confirmed(2), ...asked }, now).label).toBe('公開中')
})
