import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lintRules, lintWords } from '#contract/jobs/posting-lint/lint-posting.ts'

const docs = new URL('../../../../docs/posting-lint.md', import.meta.url)
test('every rule is documented, once, with its level', () => {
  const text = readFileSync(docs, 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| (エラー|注意) \|/gm)].map(([, rule, level]) => `${rule} ${level === 'エラー' ? 'error' : 'warning'}`)
  expect(rows.toSorted()).toEqual([...lintRules, ...lintWords].map(({ rule, level }) => `${rule} ${level}`).toSorted())
})
