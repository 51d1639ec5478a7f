import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOnlyBar } from '#contract/pages.ts'
import { errors } from '#contract/platform/errors/errors.ts'
import { spawnServer } from '../../http/server/testing.ts'
import { connect, type Database } from '../connect.ts'
import { roles } from '../own/roles.ts'
import { asSuperuser } from '../own/roles.ts'
import { makeDatabase } from '../testing.ts'
import { ask, marker, patient, socketOf, Wire } from './testing.ts'

const search = '/online/api/v1/amateras/job_offers/?per_page=1'
const account = '/online/api/v1/amateras/candidate_users/account/'

/**
 * One process of the server for all of these tests, behind a proxy and as a separate database user, so that the outages do not hit the tests' own connections.
 */
let database: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
let wire: Wire
let server: Awaited<ReturnType<typeof spawnServer>>
let person: Awaited<ReturnType<typeof marker>>
let filesDir: string
const role = `outage_${process.pid}`
const run = promisify(execFile)
/** A disk of one megabyte takes root. */
const canMount = process.getuid?.() === 0 && process.platform === 'linux'

beforeAll(async () => {
  database = await makeDatabase('outage')
  db = connect(asSuperuser(database.url))
  await sql`${sql.raw(`drop role if exists ${role}`)}`.execute(db)
  // As the user of a DATABASE_URL: everything belongs to it, and it rules over nothing else.
  await sql.raw(`create role ${role} login in role ${roles.owner}; grant all on database ${nameOf()} to ${role}`).execute(db)
  person = await marker(db, 100)
  filesDir = await mkdtemp(join(tmpdir(), 'mebae-files-'))
  if (canMount) await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', filesDir])
  wire = await new Wire(socketOf(database.url)).open()
  server = await spawnServer({
    DATABASE_URL: `postgres://${role}@127.0.0.1:${wire.port}/${nameOf()}`,
    FILES_DIR: filesDir,
    RATE_LIMIT: '10000',
    LOG_LEVEL: 'warn',
  })
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await db.destroy()
  await database.drop()
  if (canMount) await run('umount', [filesDir])
  await rm(filesDir, { recursive: true })
})

const nameOf = () => new URL(database.url.replace('@/', '@socket/')).pathname.slice(1)
const ready = async () => (await ask(server.url, '/readyz')).status
async function isWhole() {
  await expect.poll(async () => [await ready(), await person.mark(server.url)], patient).toEqual([200, 200])
}

const terminate = () => sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`.execute(db)

test('connections that are ended in the middle of transactions end no process, and nothing that was acknowledged is lost', async () => {
  const statuses: number[] = []
  let isOver = false
  const writer = async () => {
    while (!isOver) statuses.push(await person.mark(server.url))
  }
  const writers = Array.from({ length: 4 }, writer)
  for (let times = 0; times < 20; times++) {
    const before = statuses.length
    await expect.poll(() => statuses.length, patient).toBeGreaterThan(before + 4)
    await terminate()
  }
  isOver = true
  await Promise.all(writers)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  await isWhole()
  const kept = new Set(await person.kept(db))
  expect(person.marked.filter((id) => !kept.has(id))).toEqual([])
  expect(server.child.exitCode).toBeNull()
  // Unhandled promises of the worker's library may fail here: the process counts them and does not end.
  expect(server.said.filter((line) => line.includes('uncaught exception'))).toEqual([])
})

test.each([
  ['refused', true, () => wire.cut(), () => wire.open()],
  ['frozen', true, async () => wire.freeze(), async () => wire.thaw()],
  ['closed to its user', false, () => sql.raw(`alter role ${role} nologin`).execute(db).then(terminate), () => sql.raw(`alter role ${role} login`).execute(db)],
  ['gone by its name', false, () => rename(nameOf(), `${nameOf()}_away`), () => rename(`${nameOf()}_away`, nameOf())],
])('a database that is %s is 503 for a moment, and all is well again without a restart', async (_, doesWatch, takeAway, bringBack) => {
  const stream = doesWatch ? await openStream() : undefined
  // Stored before the outage.
  const home = await (await ask(server.url, '/')).text()
  await takeAway()
  await expect.poll(ready, patient).toBe(503)
  const answers = await Promise.all([
    ask(server.url, account, { headers: { cookie: person.cookie } }),
    ask(server.url, '/online/api/v1/amateras/companies/1/'),
    ask(server.url, '/company/detail?id=1'),
  ])
  for (const answer of answers) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answers[0].json()).toMatchObject({ code: 'DATABASE_AWAY', status: 503 })
  expect(answers[2].headers.get('content-type')).toContain('text/html')
  expect(await person.mark(server.url)).toBe(503)
  const shown = await ask(server.url, '/')
  const page = await shown.text()
  expect([shown.status, titleOf(page), page.includes(readOnlyBar.hidden)]).toEqual([200, titleOf(home), false])
  expect((await ask(server.url, '/healthz')).status).toBe(200)
  expect((await ask(server.url, '/readyz/visitors')).status).toBe(200)
  expect((await ask(server.url, '/metrics')).status).toBe(200)
  // Its source is silent: the stream is closed, and the browser comes back.
  await stream?.closed
  await bringBack()
  await isWhole()
  if (doesWatch) await (await openStream()).close()
  expect(server.child.exitCode).toBeNull()
})

test('a database that takes no writes shows visitors everything, and a write is 503', async () => {
  await sql.raw(`alter role ${role} set default_transaction_read_only = on`).execute(db)
  await terminate()
  await expect
    .poll(async () => (await (await ask(server.url, '/readyz')).json()) as object, patient)
    .toMatchObject({ database: 'read_only', visitors: true, writes: false })
  expect((await ask(server.url, search)).status).toBe(200)
  expect(await person.mark(server.url)).toBe(503)
  await sql.raw(`alter role ${role} set default_transaction_read_only = off`).execute(db)
  await isWhole()
})

test('a server without a connection left is 503, never 500', async () => {
  await sql.raw(`alter role ${role} connection limit 0`).execute(db)
  await terminate()
  const statuses = await Promise.all(Array.from({ length: 8 }, () => person.mark(server.url)))
  expect(new Set(statuses)).toEqual(new Set([503]))
  await sql.raw(`alter role ${role} connection limit -1`).execute(db)
  await isWhole()
})

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

async function rename(from: string, to: string) {
  await db.destroy()
  const other = connect(asSuperuser(database.url).replace(`/${nameOf()}?`, '/postgres?'))
  // The server connects again and again: nobody may come between the end of the sessions and the new name.
  await sql.raw(`alter database ${from} with allow_connections false`).execute(other)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${from}`.execute(other)
  await sql.raw(`alter database ${from} rename to ${to}`).execute(other)
  await sql.raw(`alter database ${to} with allow_connections true`).execute(other)
  await other.destroy()
  db = connect(asSuperuser(database.url))
}

/** An open stream of the user; `closed` once the server ends it. */
async function openStream() {
  const leave = new AbortController()
  const answer = await fetch(`${server.url}/online/api/v1/amateras/candidate_users/events/`, {
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    signal: leave.signal,
  })
  expect(answer.status).toBe(200)
  const reader = answer.body!.getReader()
  const closed = (async () => {
    while (!(await reader.read().catch(() => ({ done: true }))).done);
  })()
  return {
    closed,
    async close() {
      leave.abort()
      await closed
    },
  }
}

test('a full disk of the database is 507, with nothing written, and writes succeed once there is room', async () => {
  const full = `create function pg_temp_full() returns trigger language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on favorites for each row execute function pg_temp_full()`
  await sql.raw(full).execute(db)
  await db.deleteFrom('favorites').execute()
  person.marked.length = 0
  const [status, answer] = [await person.mark(server.url), await person.send(server.url)]
  expect([status, answer.status, answer.headers.get('retry-after'), await person.kept(db)]).toEqual([507, 507, '5', []])
  expect(await answer.json()).toMatchObject({ code: 'STORAGE_FULL', error: errors.STORAGE_FULL.message })
  await sql.raw('drop trigger full_disk on favorites; drop function pg_temp_full()').execute(db)
  await isWhole()
})

test.runIf(canMount)('a full disk of the files is 507, and the person may send the file again', async () => {
  const send = (bytes: number) => {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.7 ', new Uint8Array(bytes)], '職務経歴書.pdf'))
    return ask(server.url, '/online/api/v1/amateras/candidate_users/job_history_pdf/', {
      method: 'PUT',
      body,
      headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin' },
    })
  }
  const refused = await send(3_000_000)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([507, 'STORAGE_FULL'])
  expect(await db.selectFrom('job_history_pdfs').selectAll().execute()).toEqual([])
  expect((await send(10_000)).status).toBe(200)
})

test('a server that has to stop without its database stops in order', async () => {
  await wire.cut()
  const ended = once(server.child, 'exit')
  server.child.kill('SIGINT')
  expect([await ended, server.said.slice(-5)]).toEqual([[0, null], expect.anything()])
})
