import { expect, test } from 'vitest'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { reportFindings } from './report-findings.ts'

const read = { title: '簡単な荷物運び', company: '山田製作所', state: 'published', text: '日給5万円。誰でもできます。' }
const report = { about: 'job', kind: 'fraud', note: '', quote: '', read_then: read, read_now: read } as Report

test('what the reporter quotes from the text is a finding, what stands nowhere in it is none', () => {
  const findings = reportFindings({ ...report, note: '「日給5万円」はおかしいです。「月給」とも聞きました。' })
  expect(findings.map(({ field, level, message }) => [field, level, message])).toEqual([
    ['report.note', 'error', '「日給5万円」：「闇バイト・詐欺のおそれ」と通報がありました。'],
  ])
})

test('a quoted message is read with the words of the lint, a complaint about the operators is not', () => {
  const quote = '女性歓迎です。'
  expect(reportFindings({ ...report, about: 'message', quote, read_then: null, read_now: null })).toMatchObject([{ field: 'report.quote' }])
  expect(reportFindings({ ...report, about: 'service', quote })).toEqual([])
})
