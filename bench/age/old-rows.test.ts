import { expect, test } from 'vitest'
import { markOldRows } from './old-rows.ts'

const table = (commits: string[]) =>
  [
    '## Search',
    '',
    'Sources: `search-engine` `server/jobs`',
    '',
    '| measure | today | commit |',
    '|---|--:|---|',
    ...commits.map((commit) => `| one | 2 ms | ${commit} |`),
  ].join('\n')
const changed = (commit: string, sources: string[]) => commit === 'aaaaaaa' && sources.join() === 'search-engine,server/jobs'

test('a row whose sources changed since its commit is marked, and the mark goes when they did not', () => {
  expect(markOldRows(table(['aaaaaaa', 'bbbbbbb (old)', 'bbbbbbb']), changed)).toEqual({
    text: table(['aaaaaaa (old)', 'bbbbbbb', 'bbbbbbb']),
    old: ['one, aaaaaaa'],
  })
})

test('marking twice changes nothing more, and a section without sources stays as it is', () => {
  const once = markOldRows(table(['aaaaaaa']), changed).text
  expect(markOldRows(once, changed).text).toBe(once)
  const without = table(['aaaaaaa']).replace(/Sources:.*\n/, '')
  expect(markOldRows(without, () => true).text).toBe(without)
})
