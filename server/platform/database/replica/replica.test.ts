import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readOnlyBar } from '#contract/pages.ts'
import { addJob } from '#server/testing.ts'
import { startServer } from '../../http/server/testing.ts'
import { connect } from '../connect.ts'
import { ask, marker, patient, socketOf, Wire } from '../outage/testing.ts'
import { openOwnDatabase } from '../own/open-own-database.ts'
import { asSuperuser } from '../own/roles.ts'
import { ask as query, killAll, testMigrated as test } from '../own/testing.ts'
import { standbyOf } from './testing.ts'

const search = '/online/api/v1/amateras/job_offers/?per_page=1'
const favorites = '/online/api/v1/amateras/candidate_users/favorites/'

async function opened(url: string) {
  const wire = await new Wire(socketOf(url)).open()
  onTestFinished(() => wire.cut())
  return { wire, url: `postgres://postgres@127.0.0.1:${wire.port}/app` }
}

/** A primary with a replica that follows it, and two servers that read from both. */
async function site(folder: string) {
  const own = await openOwnDatabase('app', folder)
  const primary = asSuperuser(own.url)
  const followed = await openOwnDatabase('app', await standbyOf(folder, primary))
  onTestFinished(() => followed.close())
  const standby = asSuperuser(followed.url)
  const db = connect(primary)
  const person = await marker(db, 60)
  const [toPrimary, toStandby] = [await opened(primary), await opened(standby)]
  const settings = {
    DATABASE_URL: toPrimary.url,
    DATABASE_READ_URL: toStandby.url,
    FILES_DIR: await mkdtemp(join(tmpdir(), 'mebae-')),
    RATE_LIMIT: '100000',
    LOG_LEVEL: 'warn',
  }
  const servers = [await startServer(settings), await startServer(settings)] as const
  /** Whether a request makes the servers ask the replica. */
  const asksReplica = async (act: () => Promise<unknown>) => {
    const asked = `select coalesce(max(query_start), '-infinity')::text as last from pg_stat_activity where application_name = 'mebae'`
    const before = await query(standby, asked)
    await act()
    return JSON.stringify(await query(standby, asked)) !== JSON.stringify(before)
  }
  return { own, followed, primary, standby, db, person, toPrimary, servers, asksReplica }
}

const isRead = ({ asksReplica }: Awaited<ReturnType<typeof site>>, url: string, init: RequestInit = {}, path = search) =>
  asksReplica(() => ask(url, path, init))

test('a replica answers visitors and what may be a moment old, until the client has written or the replica lacks something', async ({ folder }) => {
  const all = await site(folder)
  const { db, standby, person, servers } = all
  const [one, other] = servers
  const signedIn = { headers: { cookie: person.cookie } }
  await expect.poll(() => isRead(all, one.url), patient).toBe(true)
  expect(await isRead(all, other.url, signedIn)).toBe(true)
  expect(await isRead(all, one.url, signedIn, favorites)).toBe(false)

  const written = await person.send(one.url)
  expect(written.status).toBe(200)
  const [given = ''] = written.headers.getSetCookie()
  expect(given).toMatch(/^mebae_wrote=1; Max-Age=5; Path=\/; HttpOnly; SameSite=Lax/)
  const afterwards = { headers: { cookie: `${person.cookie}; ${given.split(';')[0]}` } }
  expect(await Promise.all(servers.map(({ url }) => isRead(all, url, afterwards)))).toEqual([false, false])

  const total = async (url: string) => ((await (await ask(url, search)).json()) as { total: number }).total
  const before = await total(one.url)
  await query(standby, 'select pg_wal_replay_pause()')
  const { id } = await addJob(db)
  for (const { url } of servers) {
    await expect.poll(() => total(url), patient).toBe(before + 1)
    expect((await ask(url, `/online/api/v1/amateras/job_offers/${id}/`)).status).toBe(200)
    await expect.poll(() => isRead(all, url), patient).toBe(false)
  }
  await expect.poll(() => one.said.filter((line) => line.includes('"state":"behind"')), patient).toHaveLength(1)
  await query(standby, 'select pg_wal_replay_resume()')
  for (const { url } of servers) await expect.poll(() => isRead(all, url), patient).toBe(true)
  expect(one.said.filter((line) => /replica is/.test(line))).toHaveLength(2)
  await db.destroy()

  // The replica goes in the middle of its work, and nobody notices.
  const statuses: number[] = []
  let isOver = false
  const reader = async () => {
    while (!isOver) statuses.push((await ask(one.url, search)).status)
  }
  const readers = [reader(), reader(), reader()]
  await all.followed.watch.stop()
  await killAll(join(dirname(folder), 'standby'))
  await expect.poll(() => one.said.filter((line) => line.includes('"state":"away"')), patient).toHaveLength(1)
  isOver = true
  await Promise.all(readers)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a site without a primary is read, says so, refuses writes at once, and writes again after the promotion', async ({ folder }) => {
  const { own, standby, db, person, toPrimary, servers } = await site(folder)
  await db.destroy()
  const [{ url }] = servers
  const page = async (address: string, cookie = '') => {
    const answer = await ask(url, address, { headers: { cookie } })
    return [answer.status, readOnlyIn(await answer.text())]
  }
  expect(await page('/')).toEqual([200, 'hidden'])
  await own.watch.stop()
  await killAll(folder)
  const state = async () => (await (await ask(url, '/readyz')).json()) as object
  await expect.poll(state, patient).toMatchObject({ database: 'away', reads: true, writes: false })

  // Cached before, never asked for, and of somebody who is signed in.
  expect([await page('/'), await page('/company'), await page('/job_offer/my_favorite', person.cookie)]).toEqual(
    Array.from({ length: 3 }, () => [200, 'shown']),
  )
  expect((await ask(url, favorites, { headers: { cookie: person.cookie } })).status).toBe(200)
  expect(await (await ask(url, '/builds/maintenance.json')).json()).toMatchObject({ is_read_only: true })
  const refused = await person.send(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])

  await query(standby, 'select pg_promote()')
  toPrimary.wire.target = socketOf(standby)
  for (const server of servers) await expect.poll(() => person.mark(server.url), patient).toBe(200)
  await expect.poll(() => page('/'), patient).toEqual([200, 'hidden'])
  for (const { child } of servers) expect(child.exitCode).toBeNull()
})

const readOnlyIn = (html: string) => (html.includes(readOnlyBar.hidden) ? 'hidden' : html.includes(`id="${readOnlyBar.id}"`) ? 'shown' : 'missing')
