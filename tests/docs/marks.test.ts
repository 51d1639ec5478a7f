import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeBlocks, isCommand } from './code-blocks.ts'

test.for(['ja', 'en'] as const)('each command of the documentation in %s is run, or says why not', (guide) => {
  const blocks = codeBlocks(guide)
  const unmarked = blocks.filter((block) => (isCommand(block) ? !/^(run|run stopped|not-run: .{10,})$/.test(block.mark) : block.mark !== ''))
  expect(unmarked).toEqual([])
  expect(blocks.filter(({ language }) => language === '')).toEqual([])
  expect(blocks.some(({ mark }) => mark === 'run')).toBe(true)
})

test('both languages show the same code', () => {
  expect(codeBlocks('ja')).toEqual(codeBlocks('en'))
})

test('every setting in an example is one of .env.example', () => {
  const known = new Set([...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name))
  const named = codeBlocks('en').flatMap(({ language, text }) => (language === 'ini' ? [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name) : []))
  expect(named).toContain('BACKUP_SCHEDULE')
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
