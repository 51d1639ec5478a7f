import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { startServer } from '../../http/server/testing.ts'
import type { Database } from '../connect.ts'
import { test } from '../testing.ts'
import { ask, marker, patient, socketOf, Wire } from './testing.ts'

const lookups = '/online/api/v1/amateras/masters/'

/** A server with two connections for requests, and more writes at once than it has places for. */
async function crowded(url: string, db: Database) {
  const person = await marker(db, 40)
  const wire = await new Wire(socketOf(url)).open()
  onTestFinished(() => wire.cut())
  const { username, pathname } = new URL(url.replace('@/', '@socket/'))
  const server = await startServer({
    DATABASE_URL: `postgres://${username}@127.0.0.1:${wire.port}${pathname}`,
    DATABASE_POOL: '2',
    RATE_LIMIT: '10000',
    LOG_LEVEL: 'warn',
  })
  expect((await ask(server.url, '/')).status).toBe(200)
  const settled: number[] = []
  const write = (count: number) => Array.from({ length: count }, async () => settled.push(await person.mark(server.url)))
  /** What needs no connection: a page from the cache, and a call that is answered from memory. */
  const visit = () => Promise.all(['/', lookups].map(async (path) => (await ask(server.url, path)).status))
  return { server, person, wire, settled, write, visit }
}

test('requests that find every connection in use give their places back, and what needs none is answered', async ({ url, db }) => {
  const { server, person, settled, write, visit } = await crowded(url, db)
  const holder = await db.startTransaction().execute()
  await sql`lock table favorites in access exclusive mode`.execute(holder)
  const writes = write(30)
  const waits = sql<{ count: number }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waits.execute(db)).rows[0]?.count, patient).toBe(2)
  expect(await visit()).toEqual([200, 200])
  // All but the two that have a connection, while these still wait.
  await expect.poll(() => settled.length, patient).toBe(28)
  expect(new Set(settled)).toEqual(new Set([503]))
  expect(await visit()).toEqual([200, 200])
  await holder.rollback().execute()
  await Promise.all(writes)
  await expect.poll(() => person.mark(server.url), patient).toBe(200)
})

test('a database that accepts connections and says nothing keeps nobody who needs none', async ({ url, db }) => {
  const { server, person, wire, settled, write, visit } = await crowded(url, db)
  wire.freeze()
  const writes = write(30)
  expect(await visit()).toEqual([200, 200])
  await Promise.all(writes)
  expect(new Set(settled)).toEqual(new Set([503]))
  await expect.poll(async () => (await (await ask(server.url, '/readyz')).json()) as object, patient).toMatchObject({ database: 'away', reads: false })
  expect(await (await ask(server.url, '/')).text()).toContain('いまは閲覧のみご利用いただけます')
  wire.thaw()
  await expect.poll(() => person.mark(server.url), patient).toBe(200)
})
