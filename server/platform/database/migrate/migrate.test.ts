import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { makeEmptyDatabase } from '../testing.ts'

const GATE = 4711
let url = ''

const client = () => new pg.Client({ connectionString: url })

async function ask(query: string) {
  const asking = client()
  await asking.connect()
  return (await asking.query(query).finally(() => asking.end())).rows
}

/** A folder of migrations, as `migrate` takes it. */
async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'mebae-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)))
  return pathToFileURL(folder).href
}

beforeEach(async () => {
  const made = await makeEmptyDatabase('migrate')
  url = made.url
  return made.drop
})

test('two processes that start at once run every migration once', async () => {
  const folder = await folderOf({ '0001-a.sql': 'create table a (n int)', '0002-b.sql': 'insert into a values (1)' })
  await Promise.all([migrate(url, [folder]), migrate(url, [folder])])
  expect(await ask('select n from a')).toEqual([{ n: 1 }])
})

test('a migration that fails leaves the database as it was', async () => {
  const folder = await folderOf({ '0001-a.sql': 'create table a (n int)', '0002-b.sql': 'select 1 / 0' })
  await expect(migrate(url, [folder])).rejects.toThrow('division by zero')
  expect(await ask(`select to_regclass('a') as a, to_regclass('migrations') as migrations`)).toEqual([{ a: null, migrations: null }])
})

test('a process killed half way through is followed by one that runs them whole', async () => {
  const folder = await folderOf({ '0001-a.sql': 'create table a (n int)', '0002-b.sql': `select pg_advisory_xact_lock(${GATE}); create table b (n int)` })
  const gatekeeper = client()
  await gatekeeper.connect()
  await gatekeeper.query(`select pg_advisory_lock(${GATE})`)

  const script = `await (await import(${JSON.stringify(new URL('migrate.ts', import.meta.url).href)})).migrate(...${JSON.stringify([url, [folder]])})`
  const killed = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'ignore', 'inherit'] })
  const waiting = async () => (await gatekeeper.query(`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`)).rowCount
  await expect.poll(waiting, { interval: 10, timeout: 60_000 }).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await gatekeeper.end()

  await migrate(url, [folder])
  expect(await ask(`select to_regclass('a') is not null as a, to_regclass('b') is not null as b`)).toEqual([{ a: true, b: true }])
})

test('a database from before the baseline is left as it is, and the refusal names the remedy', async () => {
  await ask(`create table migrations (name text primary key); insert into migrations values ('migrations/0001-masters.sql')`)
  await ask('create table lookups (id int)')
  await expect(migrate(url)).rejects.toThrow(
    /it ran migrations\/0001-masters\.sql, but not migrations\/0001-.* Start with an empty database: move DATA_DIR\/postgres away/,
  )
  expect(await ask(`select name from migrations`)).toEqual([{ name: 'migrations/0001-masters.sql' }])
  expect(await ask(`select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)).toEqual([
    { relname: 'lookups' },
    { relname: 'migrations' },
  ])
})

test('the version before goes on with the database of the next one, until something was taken away that it still needs', async () => {
  const files = {
    '0001-a.sql': 'create table a (n int, old int)',
    '0002-b.sql': 'alter table a add column fresh int',
    '0003-c.sql': '-- contract: needs 0002-b.sql\nalter table a drop column old',
  }
  const folder = await folderOf(files)
  await migrate(url, [folder], new Set([`${folder}/0001-a.sql`, `${folder}/0002-b.sql`]))
  const [oldest, before] = [await folderOf({ '0001-a.sql': '' }), await folderOf({ '0001-a.sql': '', '0002-b.sql': '' })]
  const as = async (version: string) => {
    await ask(`update migrations set name = replace(name, '${folder}', '${version}')`)
    await migrate(url, [version]).finally(() => ask(`update migrations set name = replace(name, '${version}', '${folder}')`))
  }
  await as(oldest)
  await migrate(url, [folder])
  await as(before)
  await expect(as(oldest)).rejects.toThrow(/データベースは新しい Mebae のものです（.*0003-c\.sql）/)
})
