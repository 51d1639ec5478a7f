import { expect, test } from 'vitest'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { answerLines, begunAnswer, hasLine, withLine } from './answer-lines.ts'

const read = { title: '荷物運び', company: '山田製作所', state: 'published', text: '日給5万円。' }
const step = (kind: string) => ({ id: 1, at: '2026-11-21T10:00:00+09:00', operator_name: '運営 花子', kind, note: '' })
const report = { about: 'job', read_then: read, read_now: read, steps: [] } as unknown as Report

test('an answer begins with what was done because of the report, and with nothing that was undone', () => {
  expect(begunAnswer({ ...report, steps: [step('job_closed')] })).toContain('公開を停止しました。')
  expect(begunAnswer({ ...report, steps: [step('job_closed'), step('closing_undone')] })).toBe('お知らせいただき、ありがとうございます。')
})

test('a text that the company has changed or ended since is said to be so', () => {
  expect(begunAnswer({ ...report, read_now: { ...read, text: '時給1,200円。' } })).toContain('修正されています。')
  expect(begunAnswer({ ...report, read_now: null })).toContain('現在は公開されていません。')
})

test('that nothing was found is offered, never claimed by itself', () => {
  expect(answerLines(report)).toMatchObject([{ isBegun: false }])
  expect(answerLines({ ...report, steps: [step('company_suspended')] })).toMatchObject([{ isBegun: true }])
})

test('a line is added at the end and taken out, and what was written by hand stays', () => {
  expect(withLine('こんにちは。', '停止しました。', true)).toBe('こんにちは。\n停止しました。')
  expect(withLine('こんにちは。\n停止しました。\nでは。', '停止しました。', false)).toBe('こんにちは。\nでは。')
  expect(hasLine('停止しました。以上', '停止しました。')).toBe(false)
})
