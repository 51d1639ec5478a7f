import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrationFiles, migrationsRoot } from './migration-files.ts'

/** Statements that would break the previous version. No version uses a table that the same file creates yet. */
function breaks(text: string) {
  const plain = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  const made = new Set([...plain.matchAll(/create table (?:if not exists )?([\w.]+)/g)].map(([, table]) => table))
  return plain.split(';').flatMap((statement) => {
    const [, table] = /alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement) ?? []
    if (table && made.has(table)) return []
    return [
      /\bdrop (?:table|view|materialized view|sequence|type)\b/.exec(statement),
      table && /\bdrop (?:column |if exists )(?!constraint)/.exec(statement),
      /\brename\b/.exec(statement),
      /\balter (?:column )?\w+ (?:set data )?type\b/.exec(statement),
      /\bset not null\b/.exec(statement),
      ...[...statement.matchAll(/\badd (?!(?:constraint|check|unique|foreign|primary)\b)(?:column )?(?:if not exists )?[^,]*?(?=,|$)/g)].filter(
        ([column]) => / not null/.test(column) && !/ (?:default|generated) /.test(column),
      ),
    ].flatMap((found) => (found ? [`${found[0].trim()} in: ${statement.trim().slice(0, 120)}`] : []))
  })
}

test('the previous version can run on the result of a migration: it removes nothing and requires nothing new, unless it says which version does without', async () => {
  const found: string[] = []
  const files = await migrationFiles()
  for (const name of files) {
    const text = await readFile(new URL(name, migrationsRoot), 'utf8')
    const [, needs] = /^-- contract: needs (\S+)$/m.exec(text) ?? []
    if (needs) expect([name, files.includes(`migrations/${needs}`) && `migrations/${needs}` < name]).toEqual([name, true])
    else found.push(...breaks(text).map((one) => `${name}: ${one}`))
  }
  expect(found).toEqual([])
})

test.for([
  'drop table jobs',
  'alter table jobs drop column name',
  'alter table jobs rename column a to b',
  'alter table jobs alter column a type bigint',
  'alter table jobs alter a set not null',
  'alter table jobs add column a int not null, add column b int default 1',
  'alter table jobs add a int not null',
])('%s is seen', (text) => {
  expect(breaks(`${text};`)).toHaveLength(1)
})

test.for([
  'create table fresh (a int not null); alter table fresh add column b int not null',
  'alter table jobs add column a int not null default 0, add column b text',
  "alter table jobs drop constraint jobs_check, add constraint jobs_check check (kind in ('drop table'))",
  '-- drop table jobs\ncreate index on jobs (a)',
])('case %# takes nothing away', (text) => {
  expect(breaks(`${text};`)).toEqual([])
})
