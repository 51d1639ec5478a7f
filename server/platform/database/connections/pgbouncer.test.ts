import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { startServer } from '../../http/server/testing.ts'
import { connect } from '../connect.ts'
import { ask, marker } from '../outage/testing.ts'
import { test } from '../testing.ts'
import { hasPgBouncer, startPgBouncer } from './testing.ts'

if (!hasPgBouncer) process.stderr.write('PgBouncer is not installed (Debian: pgbouncer): the tests with it do not run.\n')

test.runIf(hasPgBouncer).for(['transaction', 'session'] as const)('a server answers through PgBouncer in %s mode as without it', async (mode, { url, db }) => {
  const person = await marker(db, 40)
  const pooled = await startPgBouncer(url, mode, mode === 'session' ? 20 : 2)
  const server = await startServer({
    DATABASE_URL: url,
    DATABASE_POOLED_URL: pooled,
    FILES_DIR: await mkdtemp(join(tmpdir(), 'mebae-')),
    RATE_LIMIT: '10000',
    LOG_LEVEL: 'warn',
  })
  const pages = ['/', '/company', '/job_offer/search?free_word=SRE', '/online/api/v1/amateras/job_offers/?per_page=1']
  const statuses: number[] = []
  /** One after another, four of these beside each other: more at once would be refused as overload by a server that has just started. */
  const visitor = async () => {
    for (let turn = 0; turn < 10; turn++) {
      statuses.push(await person.mark(server.url))
      statuses.push((await ask(server.url, pages[turn % pages.length]!, { headers: { cookie: person.cookie } })).status)
    }
  }
  await Promise.all([visitor(), visitor(), visitor(), visitor()])
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(await person.kept(db)).toHaveLength(40)
  expect(server.said.filter((line) => line.includes('"level":50'))).toEqual([])
})

test.runIf(hasPgBouncer)('instants are those of Japan, and transactions have their limits, on whichever connection they run', async ({ url }) => {
  const db = connect(await startPgBouncer(url, 'transaction'), { isPooled: true, isServing: true })
  const read = () => sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(db)
  expect((await Promise.all(Array.from({ length: 20 }, read))).flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => ({ zone: 'Asia/Tokyo' })))
  const limits = await db
    .transaction()
    .execute((one) => sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(one))
  expect(limits.rows).toEqual([{ statement: '10s', lock: '8s' }])
  await db.destroy()
})
