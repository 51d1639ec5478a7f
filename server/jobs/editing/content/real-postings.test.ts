import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyJobContent } from '#contract/jobs/postings/empty-job-content.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import { lintPosting, lintWords } from '#contract/jobs/posting-lint/lint-posting.ts'
import { postingOfSchema } from '../../import/formats/posting-of-schema.ts'
import { jobOfPosting } from '../../import/job-of-posting.ts'

const file = new URL('../../../../../shared/data/jobs.ja.jsonl', import.meta.url)
// Skipped, and shown as such, where the real postings are not beside the project.
const isThere = existsSync(file)
const wordRules = new Set(lintWords.map(({ rule }) => rule))

test.runIf(isThere)('real postings pass without errors, and get no more warnings about their words than a human judged right', () => {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const findings = lines.flatMap((line) => {
    const posting = postingOfSchema(JSON.parse(line))
    const content = jobOfPosting(posting, () => []).content as JobContent
    const company = { name: posting.hiringOrganization.name, address: '東京都', contact_phone: '', contact_email: 'recruit@company.example', contact_url: '' }
    return lintPosting({ job: { ...emptyJobContent, ...content }, company })
  })
  const counts = Map.groupBy(
    findings.filter(({ rule, level }) => wordRules.has(rule) && level === 'error'),
    ({ rule }) => rule,
  )
  expect(lines.length).toBe(424)
  expect(Object.fromEntries([...counts].map(([rule, { length }]) => [rule, length]))).toEqual({ age_limited: 3, easy_money: 2, gendered_job_sought: 1 })
  expect(findings.filter(({ rule, level }) => wordRules.has(rule) && level === 'warning').length).toBeLessThanOrEqual(110)
})
