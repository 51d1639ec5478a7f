import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#server/testing.ts'

const fixture = (name: string) => new URL(`../../../../../shared/fixtures/${name}`, import.meta.url)
const read = (name: string) => (existsSync(fixture(name)) ? (JSON.parse(readFileSync(fixture(name), 'utf8')) as unknown[]) : [])
const strange = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:evil',
  ...read('open-redirect.json'),
  ...read('wpt-urltestdata.json').map((one) => (one as { input?: string }).input),
].filter((value): value is string => typeof value === 'string' && !value.includes('\0') && value.isWellFormed())

type Check = { place: string; column: string; definition: string; is_local: boolean }

test('every address that the database accepts leads to http or https', async ({ db }) => {
  const { rows: checks } = await sql<Check>`
    select conrelid::regclass || '.' || attname as place, attname as column, pg_get_expr(conbin, conrelid) as definition,
      pg_get_expr(conbin, conrelid) like '%|/%' as is_local
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and pg_get_expr(conbin, conrelid) like '%^%http%' and cardinality(conkey) = 1`.execute(db)
  expect(checks.length).toBeGreaterThan(6)

  for (const { place, column, definition } of checks) {
    const { rows } = await sql<{ value: string }>`
      select t.value from (select value, value as ${sql.ref(column)} from unnest(${strange}::text[]) as value) t where ${sql.raw(definition)}`.execute(db)
    const misled = rows.filter(({ value }) => {
      const url = URL.parse(value, 'https://app.example')
      return url && !/^https?:$/.test(url.protocol)
    })
    expect([place, misled]).toEqual([place, []])
  }
})

test('every column that is called an address is held to a pattern', async ({ db }) => {
  const { rows } = await sql<{ place: string }>`
    select columns.table_name || '.' || column_name as place from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name ~ '(^|_)(url|link|endpoint)[0-9]*$'
      and not exists (select from pg_constraint where contype = 'c' and conrelid = columns.table_name::regclass
        and pg_get_constraintdef(oid) like '%' || column_name || ' ~ %')`.execute(db)
  expect(rows).toEqual([])
})
