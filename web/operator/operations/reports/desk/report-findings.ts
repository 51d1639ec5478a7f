import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import { lintWords } from '#contract/jobs/posting-lint/lint-posting.ts'
import { findWords } from '#contract/jobs/posting-lint/words/find-words.ts'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { reportKinds } from '#contract/operations/reports/ticket-words.ts'

const nobody = { name: '', address: '', contact_phone: '', contact_email: '', contact_url: '' }
const quoted = /「([^「」]{2,80})」/gu

/** What stands against the reported text: the passages that the reporter quotes from it, and the words that no posting may use. */
export function reportFindings({ about, kind, note, quote, read_then, read_now }: Report): LintFinding[] {
  const text = [quote, read_then?.title, read_then?.text, read_now?.title, read_now?.text].filter(Boolean).join('\n')
  if (about === 'service' || text === '') return []
  const kindName = (reportKinds as Record<string, string>)[kind] ?? kind
  const passages = [...note.matchAll(quoted)].flatMap(([, passage]) => (passage && text.includes(passage) ? [passage] : []))
  const named = [...new Set(passages)].map(
    (passage): LintFinding => ({
      field: 'report.note',
      rule: 'reported_passage',
      level: 'error',
      message: `「${passage}」：「${kindName}」と通報がありました。`,
    }),
  )
  const words = findWords(lintWords, { job: { ...emptyJobContent, description: text }, company: nobody })
  return [...named, ...words.map((finding) => ({ ...finding, field: quote ? 'report.quote' : 'report.text' }))]
}
