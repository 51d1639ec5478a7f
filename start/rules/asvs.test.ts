import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/security.md', root), 'utf8').split('## OWASP ASVS')[1] ?? ''
const rows = page.split('\n').flatMap((line) => {
  const [, ids = '', ...cells] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+/.test(ids) ? ids.split(', ').map((id) => ({ id, cells: cells.join(' ') })) : []
})
const standard = new URL('../shared/fixtures/asvs-5.0.0-scope.csv', root)

test('every file that a row of the ASVS table names exists', () => {
  const named = rows.flatMap(({ id, cells }) =>
    [...cells.matchAll(/`((?:contract|server|web|start|bench|tests|docs)\/[\w./-]+)`/g)].map(([, file = '']) => ({ id, file })),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ file }) => !existsSync(new URL(file, root)))).toEqual([])
})

test(`every requirement of levels 1 and 2 has its row${existsSync(standard) ? '' : ' (its list is absent: only that there are 250 of them)'}`, () => {
  const known = existsSync(standard)
    ? readFileSync(standard, 'utf8').matchAll(/^v5\.0\.0-(\d+\.\d+\.\d+),[12],/gm)
    : Array.from({ length: 250 }, (_, i) => ['', rows[i]?.id ?? `row ${i}`] as const)
  const ids = rows.map(({ id }) => id)
  expect([...known].map(([, id = '']) => id).filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
})
