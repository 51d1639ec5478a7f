import { expect, test } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { TimelineEntry } from '#contract/operations/notes/company-timeline.ts'
import { requestStates } from '#contract/operations/reports/ticket-words.ts'
import { timelineAbout, timelinePath, timelineWords } from './timeline-words.ts'

const entry = (change: Partial<TimelineEntry>) =>
  ({ kind: 'review', at: '', what: 'approved', by: '', about: '', text: '', ref: '7', ...change }) as TimelineEntry

test.for([
  [{ kind: 'company', what: 'registered' }, '企業が登録された'],
  [{ kind: 'review', what: 'story_refused' }, 'ストーリーを差し戻し'],
  [{ kind: 'report', what: 'fraud' }, '通報：闇バイト・詐欺のおそれ'],
  [{ kind: 'report', what: 'answered' }, '通報：回答した'],
  [{ kind: 'act', what: 'tag_company' }, '企業のタグを変えた'],
  [{ kind: 'account' as never, what: 'verified' }, 'メールアドレスを確認'],
  [{ kind: 'request' as never, what: 'done' }, requestStates.done],
  [{ kind: 'act', what: 'of_a_later_version' }, 'of_a_later_version'],
] as [Partial<TimelineEntry>, string][])('%j reads as %s', ([change, text]) => {
  expect(timelineWords(entry(change))).toBe(text)
})

test('a job, a story, a report and a member lead to their pages, a note to none', () => {
  expect(timelinePath(entry({}))).toBe('/operator/job_offers/review?id=7')
  expect(timelinePath(entry({ what: 'story_requested' }))).toBe('/operator/job_offers/stories/review?id=7')
  expect(timelinePath(entry({ kind: 'report' }))).toBe('/operator/reports/detail?id=7')
  expect(timelinePath(entry({ kind: 'member' }))).toBe('/operator/people/detail?area=company&id=7')
  expect(timelinePath(entry({ kind: 'note', ref: null }))).toBeUndefined()
})

test('a consent is about its purpose, and a report about its number', () => {
  expect(timelineAbout({ ...entry({ about: 'mail_magazine' }), kind: 'consent' })).toBe(purposes.mail_magazine.title)
  expect(timelineAbout({ ...entry({ about: '7' }), kind: 'report' })).toBe('番号 7')
})
