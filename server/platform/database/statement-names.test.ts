import { sql } from 'kysely'
import { expect } from 'vitest'
import { statementNames } from './connect.ts'
import { test } from './testing.ts'

test('a read has one name, at any number of runs', () => {
  const nameOf = statementNames(9)
  const [first, other] = [nameOf('select id from companies where id = $1'), nameOf('\n  with found as (select 1 as id) select id from found')]
  expect(first).toBeTruthy()
  expect(other).not.toBe(first)
  expect(nameOf('select id from companies where id = $1')).toBe(first)
})

test.for([
  'insert into favorites default values',
  'update companies set name = $1',
  'begin',
  'select * from companies',
  'select companies.* from companies',
  'select "profiles".*, "users"."email" from candidate_profiles',
  'select id, * from companies',
])('%s has none', (text) => {
  expect(statementNames(9)(text)).toBeUndefined()
})

test('counting is a read like others', () => {
  expect(statementNames(9)('select count(*) as "total" from companies')).toBeTruthy()
})

test('texts that vary without end are sent unprepared', () => {
  const nameOf = statementNames(2)
  expect([1, 2, 3].map((at) => nameOf(`select ${at}`) !== undefined)).toEqual([true, true, false])
  expect(nameOf('select 2')).toBeDefined()
})

test('PostgreSQL plans a read once, and gives each query its own result', async ({ db: pool }) => {
  const db = await pool.startTransaction().execute()
  const read = async (about: number) => (await sql<{ twice: number }>`select ${about}::integer * 2 as twice`.execute(db)).rows
  expect([await read(1), await read(2), await read(3)]).toEqual([[{ twice: 2 }], [{ twice: 4 }], [{ twice: 6 }]])
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  expect(rows.filter(({ statement }) => statement.includes('::integer * 2 as twice'))).toHaveLength(1)
  await db.rollback().execute()
})
